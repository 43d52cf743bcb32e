import { keysOf } from '@/lib/objects/entries-of';
import type { Figures, Method, PageResult } from './measured';
import { median } from './median';

/** The figures that are compared: numbers, or null where Lighthouse gives none. */
export type Medians = Omit<Figures, 'largest' | 'seconds'>;

const numbers: Record<keyof Medians, true> = {
  index: true,
  performance: true,
  accessibility: true,
  practices: true,
  seo: true,
  agents: true,
  fcp: true,
  lcp: true,
  tbt: true,
  cls: true,
};

/** The median of one figure; undefined where no run has it. */
function medianOf(runs: readonly Figures[], key: keyof Medians): number | undefined {
  const values = runs.map((run) => run[key]).filter((value) => value !== null);
  return values.length === 0 ? undefined : median(values);
}

/** Medians of several runs of one page, each figure by itself; empty where there is no run. */
export function mediansOf(runs: readonly Figures[]): Partial<Medians> {
  return Object.fromEntries(
    keysOf(numbers).flatMap((key) => {
      const value = medianOf(runs, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Medians of a page. */
export function pageMedians(page: PageResult, method: Method): Partial<Medians> {
  return mediansOf(page.rounds[method].map((round) => round.page));
}

/** Medians of a peer's page, in the runs that it shares with a page of ours. */
export function peerMedians(page: PageResult, method: Method, label: string): Partial<Medians> {
  return mediansOf(
    page.rounds[method].flatMap(({ peers }) => {
      const figures = peers[label];
      return figures === undefined ? [] : [figures];
    }),
  );
}
