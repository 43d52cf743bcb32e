/**
 * `npm run bench:build [-- --factors 1,4,16]`: how the static build grows with the documents. Each factor
 * is built in a copy of the project whose documents are multiplied; the copies are removed afterwards.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

type Measurement = {
  factor: number;
  pages: number;
  /** Wall time of the build. */
  seconds: number;
  /** Processor time of all its processes, in seconds: says more where others use the machine, too. */
  work: number;
  /** Most that all its processes held at one time, shared pages counted for each, in MB. */
  memory: number;
  /** Load of the machine in the minute before and the last minute of the build: times depend on it. */
  load: [before: number, after: number];
};

const sampleEvery = 500;

/** @throws Error when an entry is not a whole number above zero */
function parseFactors(list: string): number[] {
  const factors = list.split(',').map(Number);
  for (const factor of factors) {
    if (!Number.isInteger(factor) || factor < 1) {
      throw new Error(`--factors takes whole numbers such as 1,4,16 (is "${list}")`);
    }
  }
  return factors;
}

/** Gives a folder a second place without copying its files, as far as the disk allows. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // Another disk than the project's.
        copyFileSync(source, target);
      }
    }
  }
}

/** Copies what belongs to the project, new files included, with its packages. */
function copyProject(to: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0')) {
    if (file !== '') cpSync(file, path.join(to, file));
  }
  linkFolder('node_modules', path.join(to, 'node_modules'));
}

/** Repeats every document so that there are `factor` of each. */
function multiplyDocuments(root: string, factor: number): void {
  for (const kind of ['articles', 'blogs']) {
    const folder = path.join(root, 'content', kind);
    for (const slug of readdirSync(folder)) {
      for (let copy = 2; copy <= factor; copy += 1) {
        cpSync(path.join(folder, slug), path.join(folder, `${slug}-${copy}`), { recursive: true });
      }
    }
  }
}

/** Memory that a process and all below it hold now, in MB. */
function memoryOf(root: number): number {
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

/** Seconds that `times` of POSIX names, e.g. `1m2.5s`. @throws Error when it names something else */
function secondsIn(time: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  if (minutes === undefined) throw new Error(`"${time}" is no time such as 1m2.5s`);
  return Number(minutes) * 60 + Number(seconds);
}

/** Builds a copy. @throws Error with the build's output when it fails */
async function build(root: string, factor: number): Promise<Measurement> {
  const [loadBefore = 0] = loadavg();
  const start = performance.now();
  // The shell knows what its children have cost; Node only what it has cost itself.
  const child = spawn('sh', ['-c', 'npm run build:static; status=$?; times; exit $status'], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  let memory = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) memory = Math.max(memory, memoryOf(child.pid));
  }, sampleEvery);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (status !== 0) throw new Error(`The build with factor ${factor} failed.\n${output}${errors}`);
  // The last line: user and system time of the children.
  const times = output.trim().split('\n').at(-1)?.trim().split(/\s+/) ?? [];
  const pages = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
  return {
    factor,
    pages: pages.filter((file) => file.endsWith('.html')).length,
    seconds: (performance.now() - start) / 1000,
    work: times.map(secondsIn).reduce((sum, time) => sum + time, 0),
    memory,
    load: [loadBefore, loadavg()[0] ?? 0],
  };
}

/** What each page beyond those of another measurement has taken, in ms. */
function msPerPage(time: 'seconds' | 'work', from: Measurement | undefined, to: Measurement) {
  if (from === undefined) return '';
  return (((to[time] - from[time]) * 1000) / (to.pages - from.pages)).toFixed(1);
}

/** A row of the table. */
function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { factors: { type: 'string', default: '1,4,16' } } });
  const results: Measurement[] = [];
  const head = ['documents', 'pages', 'seconds', 'ms a further page', 'processor seconds'];
  head.push('processor ms a further page', 'peak memory', 'load before → after');
  console.log(row(head));
  console.log(row(head.map(() => '---')));
  for (const factor of parseFactors(values.factors)) {
    const root = mkdtempSync(path.join(tmpdir(), `scale-${factor}-`));
    try {
      copyProject(root);
      multiplyDocuments(root, factor);
      const result = await build(root, factor);
      const before = results.at(-1);
      console.log(
        row([
          `${factor}×`,
          result.pages,
          result.seconds.toFixed(1),
          msPerPage('seconds', before, result),
          result.work.toFixed(1),
          msPerPage('work', before, result),
          `${result.memory.toFixed(0)} MB`,
          result.load.map((load) => load.toFixed(1)).join(' → '),
        ]),
      );
      results.push(result);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
