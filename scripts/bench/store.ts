import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseJson } from '@/lib/errors/parse-json';
import { type Measured, measured } from './measured';

/** Where figures and their pages are kept. */
export const benchFolder = '.cache/bench';

/** Writes a file whole or not at all: the measuring may be broken off at any time. */
export function writeWhole(name: string, text: string): void {
  mkdirSync(benchFolder, { recursive: true });
  const file = path.join(benchFolder, name);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Keeps what was measured. */
export function writeMeasured(result: Measured): void {
  writeWhole(`${result.label}.json`, `${JSON.stringify(result)}\n`);
}

/** What is kept under a label; undefined where nothing is, or a former version of this tool wrote it. */
export function readMeasured(label: string): Measured | undefined {
  const file = path.join(benchFolder, `${label}.json`);
  if (!existsSync(file)) return undefined;
  return measured.safeParse(parseJson(readFileSync(file, 'utf8'), file)).data;
}

/** All that is kept, the oldest commit first. */
export function readHistory(): Measured[] {
  return readdirSync(benchFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readMeasured(name.slice(0, -'.json'.length)))
    .filter((result) => result !== undefined)
    .sort((a, b) => a.committed - b.committed || a.taken.localeCompare(b.taken));
}
