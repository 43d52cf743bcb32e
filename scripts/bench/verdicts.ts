import { mkdirSync, writeFileSync } from 'node:fs';
import { keysOf } from '@/lib/objects/entries-of';
import type { BenchPage } from './bench-page';
import { budgets, type FigureName, type Values } from './budgets';

/** What was measured of one page or link, and of a peer's home page in the same runs. */
export type Measured = { subject: string; page?: BenchPage; values: Values; peer?: Values };

/** Middle of the values, the lower one of two; undefined where there is none. */
export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/** Medians of several runs, each figure by itself. */
export function mediansOf(runs: readonly Values[]): Values {
  const medians: Values = {};
  for (const name of keysOf(budgets)) {
    medians[name] = median(runs.flatMap((run) => run[name] ?? []));
  }
  return medians;
}

/** Every figure that was measured of a subject, beside its budget where it has one. */
export function verdictsOf({ subject, page, values, peer = {} }: Measured) {
  return keysOf(budgets).flatMap((figure) => {
    const value = values[figure];
    if (value === undefined) return [];
    const { atMost, atLeast } = budgets[figure];
    const given = atMost ?? atLeast;
    const limit = typeof given === 'function' ? page && given(page, peer) : given;
    const bound = atLeast === undefined ? '≤' : '≥';
    const isMet = limit === undefined || (bound === '≤' ? value <= limit : value >= limit);
    return [{ subject, figure, value, peer: peer[figure], bound, limit, isMet }];
  });
}

/** A figure with its unit: `13.2 KB`, `0.012`. */
function shown(value: number, figure: FigureName): string {
  const { unit } = budgets[figure];
  const maximumFractionDigits = unit === 'KB' ? 1 : unit === '' ? 3 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits })} ${unit}`.trim();
}

/** Writes a file below `.cache/bench/`. @returns its path */
function writeFigures(name: string, figures: object): string {
  mkdirSync('.cache/bench', { recursive: true });
  const file = `.cache/bench/${name}.json`;
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  return file;
}

/** Prints a table of all figures, and last what is missed. @param about what else the file says */
export function report(name: string, about: object, all: readonly Measured[]): void {
  const verdicts = all.flatMap(verdictsOf);
  for (const { subject, figure, value, peer, bound, limit, isMet } of verdicts) {
    const budget = limit === undefined ? '' : `${bound} ${shown(limit, figure)}`;
    const theirs = peer === undefined ? '' : `peer ${shown(peer, figure)}`;
    const cells = [shown(value, figure), budget, theirs].map((cell) => cell.padEnd(14));
    console.log(subject.padEnd(20), figure.padEnd(43), ...cells, isMet ? '' : 'MISSED');
  }
  const judged = verdicts.filter(({ limit }) => limit !== undefined);
  const missed = judged.filter(({ isMet }) => !isMet);
  console.log(`\n${missed.length} of ${judged.length} budgets are missed.`);
  for (const { subject, figure, value } of missed) {
    console.log(`  ${subject}: ${figure}: ${shown(value, figure)}`);
  }
  console.log(`All figures: ${writeFigures(name, { ...about, verdicts })}`);
}
