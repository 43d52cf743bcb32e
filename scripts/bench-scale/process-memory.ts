import { spawnSync } from 'node:child_process';

/** Memory that a process and all below it hold now, in MB. */
export function memoryOf(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  for (let grown = true; grown; ) {
    grown = false;
    for (const [pid = 0, parent = 0] of processes) {
      if (!family.has(parent) || family.has(pid)) continue;
      family.add(pid);
      grown = true;
    }
  }
  for (const [pid = 0, , size = 0] of processes) if (family.has(pid)) kilobytes += size;
  return kilobytes / 1024;
}
