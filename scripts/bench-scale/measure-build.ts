import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { stagesFile } from '@/build/stages';
import { staticFolder } from '@/build/static-files';
import { parseJson } from '@/lib/errors/parse-json';
import type { Apart, Measurement } from './measurement';
import { countOutput } from './output';
import { memoryOf } from './process-memory';

const sampleEvery = 500;

const stages = z.array(z.object({ name: z.string(), seconds: z.number(), work: z.number() }));

/** Seconds that `times` of POSIX names, e.g. `1m2.5s`. @throws Error when it names something else */
function secondsIn(time: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  if (minutes === undefined) throw new Error(`"${time}" is no time such as 1m2.5s`);
  return Number(minutes) * 60 + Number(seconds);
}

/** What the build of a copy has noted of its stages. @throws Error when a stage is missing */
function stagesOf(root: string): Measurement['apart'] {
  const file = path.join(root, stagesFile);
  const all = stages.parse(parseJson(readFileSync(file, 'utf8'), file));
  const stage = (name: Apart) => {
    const found = all.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${file}: the build has no stage "${name}"`);
    return { seconds: found.seconds, work: found.work };
  };
  return { previews: stage('previews'), compression: stage('compression') };
}

/**
 * Builds a copy of the project.
 * @param factor how many times the documents it has
 * @throws Error with the build's output when it fails
 */
export async function measureBuild(root: string, factor: number): Promise<Measurement> {
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
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build with factor ${factor} failed.\n${output}${errors}`);
  // The last line: user and system time of the children.
  const times = output.trim().split('\n').at(-1)?.trim().split(/\s+/) ?? [];
  return {
    ...countOutput(path.join(root, staticFolder)),
    factor,
    seconds,
    work: times.map(secondsIn).reduce((sum, time) => sum + time, 0),
    apart: stagesOf(root),
    memory,
    load: [loadBefore, loadavg()[0] ?? 0],
  };
}
