import { pageBudgets } from '@/scripts/bench/budgets';
import type { Measured, Method } from '@/scripts/bench/measured';
import { pageMedians, peerMedians } from '@/scripts/bench/page-medians';
import { likenessOf, measureOf } from '@/scripts/bench/page-results';
import { runColumns, runRows, shown } from '@/scripts/bench/rows';
import { barChart } from './bar-chart';
import { paragraph, section, table } from './html';

/** What Lighthouse says by one method, ours and the peers’; nothing where it has not run. @param title the method */
export function lighthousePart(result: Measured, method: Method, title: string): string {
  const { pages, peers } = result;
  const rows = runRows(result, method);
  if (rows.length === 0) return '';
  const budget = pageBudgets.find(
    ({ name }) => name === (method === 'simulate' ? 'LCP, simulated' : 'LCP, applied'),
  );
  const chart = barChart({
    title: `Largest contentful paint, ${title}`,
    series: ['this site', ...peers],
    rows: pages.map((page) => ({
      title: page.url,
      values: [
        pageMedians(page, method).lcp,
        ...peers.map((label) => peerMedians(page, method, label).lcp),
      ],
      limit:
        pageMedians(page, method).lcp === undefined
          ? undefined
          : budget?.limit(page, measureOf(page, peers)),
    })),
    shown: (value) => shown(value, 'ms'),
  });
  const compared = pages.flatMap((page) => {
    const label = likenessOf(page, peers);
    return label === undefined ? [] : [`${page.url}: ${label}`];
  });
  return section(
    `Lighthouse mobile, ${title} throttling`,
    chart,
    compared.length === 0 ? '' : paragraph(`Compared with: ${compared.join(', ')}.`),
    table(`Medians of Lighthouse, ${title} throttling`, runColumns, rows),
  );
}
