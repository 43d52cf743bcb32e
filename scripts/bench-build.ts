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
  /** Most that all its processes held at one time, shared pages counted for each, in MB. */
  memory: number;
  /** Load of the machine in the minute before, which the times depend on. */
  load: number;
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

/** Builds a copy. @throws Error with the build's output when it fails */
async function build(root: string, factor: number): Promise<Measurement> {
  const load = loadavg()[0] ?? 0;
  const start = performance.now();
  const child = spawn('npm', ['run', 'build:static'], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let memory = 0;
  const sampling = setInterval(() => {
    if (child.pid !== undefined) memory = Math.max(memory, memoryOf(child.pid));
  }, sampleEvery);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (status !== 0) throw new Error(`The build with factor ${factor} failed.\n${output}`);
  const pages = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
  return {
    factor,
    pages: pages.filter((file) => file.endsWith('.html')).length,
    seconds: (performance.now() - start) / 1000,
    memory,
    load,
  };
}

/** Time of a page beyond those of another measurement, in ms. */
function msPerPage(from: Measurement, to: Measurement): string {
  return (((to.seconds - from.seconds) * 1000) / (to.pages - from.pages)).toFixed(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { factors: { type: 'string', default: '1,4,16' } } });
  const results: Measurement[] = [];
  console.log('| documents | pages | seconds | ms a further page | peak memory | load before |');
  console.log('|---|---|---|---|---|---|');
  for (const factor of parseFactors(values.factors)) {
    const root = mkdtempSync(path.join(tmpdir(), `scale-${factor}-`));
    try {
      copyProject(root);
      multiplyDocuments(root, factor);
      const result = await build(root, factor);
      const before = results.at(-1);
      const further = before === undefined ? '' : msPerPage(before, result);
      console.log(
        `| ${factor}× | ${result.pages} | ${result.seconds.toFixed(1)} | ${further} | ${result.memory.toFixed(0)} MB | ${result.load.toFixed(1)} |`,
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
