import { pageFigures, type Unit } from './figures';
import type { Measured, Method, PageResult } from './measured';
import { type Medians, pageMedians, peerMedians } from './page-medians';
import { likenessOf } from './page-results';
import type { Verdict } from './verdicts';

/** A figure as tables show it: `1,350 ms`, `0.6 KB`, `0.012`. */
export function shown(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  const digits = unit === 'ms' || unit === '%' ? 0 : unit === 'KB' ? 1 : 3;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '' ? number : `${number}\u00a0${unit}`;
}

/** Ours as a share of the peer's in the same runs, e.g. `0.82`; undefined where one of them is missing. */
function ratio(
  page: PageResult,
  method: Method,
  label: string | undefined,
  key: keyof Medians,
): number | undefined {
  if (label === undefined) return undefined;
  const [own, theirs] = [pageMedians(page, method)[key], peerMedians(page, method, label)[key]];
  return typeof own === 'number' && typeof theirs === 'number' && theirs > 0
    ? own / theirs
    : undefined;
}

/** The heads of the columns of `pageRows`, behind the page's own. */
export const pageColumns: readonly string[] = [
  ...pageFigures.map(({ name }) => name),
  'Everything, gzip, to peer',
];

/** All that comes by gzip, as a share of what comes from the peer; undefined where one is missing. */
function weightRatio(page: PageResult, peers: readonly string[]): number | undefined {
  const label = likenessOf(page, peers);
  const theirs = label === undefined ? undefined : page.peerVisits[label];
  return theirs && page.visit && page.visit.gzipBytes / theirs.gzipBytes;
}

/** Every page with all its figures, as texts. */
export function pageRows({ pages, peers }: Measured): string[][] {
  return pages.map((page) => [
    page.url,
    ...pageFigures.map(({ of, unit }) => shown(of(page), unit)),
    shown(weightRatio(page, peers), ''),
  ]);
}

/** The heads of the columns of `runRows`. */
export const runColumns: readonly string[] = [
  'Page',
  'Beside',
  'Runs',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'Agents',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'FCP to peer',
  'LCP to peer',
];

function runRow(
  title: string,
  beside: string,
  runs: number,
  medians: Partial<Medians>,
  shares: readonly (number | undefined)[],
): string[] {
  const score = (value: number | null | undefined) =>
    shown(typeof value === 'number' ? value * 100 : undefined, '%');
  return [
    title,
    beside,
    String(runs),
    score(medians.performance),
    score(medians.accessibility),
    score(medians.practices),
    score(medians.seo),
    score(medians.agents),
    shown(medians.fcp, 'ms'),
    shown(medians.lcp, 'ms'),
    shown(medians.tbt, 'ms'),
    shown(medians.cls, ''),
    ...shares.map((share) => shown(share, '')),
  ];
}

/** Medians of Lighthouse's runs: each page, and the peers' pages that were measured in turn with it. */
export function runRows({ pages, peers: known }: Measured, method: Method): string[][] {
  return pages.flatMap((page) => {
    const rounds = page.rounds[method];
    if (rounds.length === 0) return [];
    const labels = [...new Set(rounds.flatMap(({ peers }) => Object.keys(peers)))];
    const beside = likenessOf(page, known);
    const own = (['fcp', 'lcp'] as const).map((key) => ratio(page, method, beside, key));
    return [
      runRow(page.url, '', rounds.length, pageMedians(page, method), own),
      ...labels.map((label) =>
        runRow(label, page.url, rounds.length, peerMedians(page, method, label), [
          undefined,
          undefined,
        ]),
      ),
    ];
  });
}

/** The heads of the columns of `missedRows`. */
export const missedColumns: readonly string[] = ['Budget', 'Page', 'Measured', 'Limit'];

/** The budgets that are missed, a row each. */
export function missedRows(verdicts: readonly Verdict[]): string[][] {
  return verdicts
    .filter(({ met }) => !met)
    .map(({ budget, subject, figure, limit, unit, bound }) => [
      budget,
      subject,
      shown(figure, unit),
      `${bound} ${shown(limit, unit)}`,
    ]);
}
