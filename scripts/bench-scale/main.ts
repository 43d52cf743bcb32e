/**
 * `npm run bench:scale [-- --factors 1,4,16]`: how the static build grows with the documents. Each factor
 * is built in a copy of the project whose documents are multiplied, in all languages; the copies are removed
 * afterwards. Nothing is kept from earlier builds there: all previews are drawn, all texts compressed.
 * Prints tables, and writes them as `scale.json` and a chart, `scale.svg`, into `.cache/bench/`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chartOf } from './chart';
import { measureBuild } from './measure-build';
import type { Measurement } from './measurement';
import { copyProject, multiplyDocuments } from './scratch-copy';
import { tablesOf } from './table';

const folder = '.cache/bench';

/** @throws Error when an entry is not a whole number above zero */
function parseFactors(list: string): number[] {
  const factors = list.split(',').map(Number);
  for (const factor of factors) {
    if (!Number.isInteger(factor) || factor < 1) {
      throw new Error(`--factors takes whole numbers such as 1,4,16 (is "${list}")`);
    }
  }
  return factors.sort((a, b) => a - b);
}

async function measure(factor: number): Promise<Measurement> {
  const root = mkdtempSync(path.join(tmpdir(), `scale-${factor}-`));
  try {
    copyProject(root);
    multiplyDocuments(root, factor);
    return await measureBuild(root, factor);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { factors: { type: 'string', default: '1,4,16' } } });
  const measured: Measurement[] = [];
  for (const factor of parseFactors(values.factors)) {
    console.log(`Building ${factor}× the documents …`);
    measured.push(await measure(factor));
  }
  console.log(`\n${tablesOf(measured)}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'scale.json'), `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(path.join(folder, 'scale.svg'), chartOf(measured));
  console.log(`Written to ${folder}/: scale.json, scale.svg`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
