import { type Budget, clickBudgets, pageBudgets } from './budgets';
import type { Unit } from './figures';
import type { ClickResult, Measured, PageResult } from './measured';
import { measureOf } from './page-results';

/** A figure beside its limit. */
export type Verdict = {
  budget: string;
  unit: Unit;
  bound: 'at most' | 'at least';
  /** The page, or the click. */
  subject: string;
  figure: number;
  limit: number;
  met: boolean;
};

/**
 * Compares one thing with budgets.
 * @param peer label of the peer that is the measure; undefined where there is none
 * @returns an entry for each budget that has both a figure and a limit
 */
export function verdictsOf<Subject>(
  subject: Subject,
  title: string,
  budgets: readonly Budget<Subject>[],
  peer: string | undefined,
): Verdict[] {
  return budgets.flatMap(({ name, unit, bound, figure, limit }) => {
    const [measured, allowed] = [figure(subject), limit(subject, peer)];
    if (measured === undefined || allowed === undefined) return [];
    const met = bound === 'at most' ? measured <= allowed : measured >= allowed;
    return [{ budget: name, unit, bound, subject: title, figure: measured, limit: allowed, met }];
  });
}

/** A click in a table. */
export function clickTitle({ from, to, slowdown, hover }: ClickResult): string {
  return `${from} → ${to}, processor 1/${slowdown}, ${hover} ms of pointing`;
}

/** The budgets of pages that nothing was compared with, though it was measured: no peer stood beside it. */
export function unjudged({ pages, peers }: Measured): string[] {
  const isMeasured = ({ figure }: Budget<PageResult>) =>
    pages.some((page) => figure(page) !== undefined);
  const isJudged = ({ limit }: Budget<PageResult>) =>
    pages.some((page) => limit(page, measureOf(page, peers)) !== undefined);
  return pageBudgets
    .filter((budget) => budget.needsPeer && isMeasured(budget) && !isJudged(budget))
    .map(({ name }) => name);
}

/** Everything that was measured beside everything that is allowed. */
export function allVerdicts({ pages, clicks, peers }: Measured): Verdict[] {
  return [
    ...pages.flatMap((page) => verdictsOf(page, page.url, pageBudgets, measureOf(page, peers))),
    ...clicks.flatMap((click) => verdictsOf(click, clickTitle(click), clickBudgets, undefined)),
  ];
}
