import { pageBudgets } from '@/scripts/bench/budgets';
import { machineIndex } from '@/scripts/bench/history';
import { type Measured, type Method, weightTypes } from '@/scripts/bench/measured';
import { pageMedians, peerMedians } from '@/scripts/bench/page-medians';
import { articleLabel } from '@/scripts/bench/peers';
import { pageColumns, pageRows, peerOf, runColumns, runRows, shown } from '@/scripts/bench/rows';
import { allVerdicts, clickTitle } from '@/scripts/bench/verdicts';
import { barChart } from './bar-chart';
import { paragraph, section, table } from './html';
import { pageShell } from './page-shell';

const milliseconds = (value: number) => shown(value, 'ms');
const thousands = (value: number) => shown(value, 'KB');

function budgets(result: Measured): string {
  const verdicts = allVerdicts(result);
  const missed = verdicts.filter(({ met }) => !met);
  return section(
    'Budgets',
    paragraph(`${missed.length} of ${verdicts.length} are missed.`),
    missed.length === 0
      ? ''
      : table(
          'Missed budgets',
          ['Budget', 'Page', 'Measured', 'Limit'],
          missed.map(({ budget, subject, figure, limit, unit, bound }) => [
            budget,
            subject,
            shown(figure, unit),
            `${bound} ${shown(limit, unit)}`,
          ]),
        ),
  );
}

function weights({ pages, peers: [peer] }: Measured): string {
  const weighed = pages.filter(({ visit }) => visit !== undefined);
  const peerVisits = weighed.flatMap(({ peerVisits }) => Object.entries(peerVisits));
  const beside = [...new Map(peerVisits)].map(([title, visit]) => ({ title, visit }));
  const rows = [...weighed.map(({ url, visit }) => ({ title: url, visit })), ...beside];
  const parts = rows.map(({ title, visit }) => ({
    title,
    values: weightTypes.map((type) => (visit?.weights[type].body ?? 0) / 1000),
  }));
  const first = weighed[0]?.visit;
  return section(
    'Weights',
    first === undefined
      ? ''
      : paragraph(
          `Pages come as ${first.encoding}${
            peer === undefined
              ? ''
              : `, those of ${peer} as ${new Map(peerVisits).get(peer)?.encoding}`
          }. Types without headers, “Everything” with them.`,
        ),
    barChart({
      title: 'What a first visit fetches, as it is sent, without headers',
      series: weightTypes,
      stacked: true,
      rows: parts,
      shown: thousands,
    }),
    parts.length === 0
      ? ''
      : table(
          'What a first visit fetches, without headers',
          ['Page', ...weightTypes, 'requests'],
          rows.map(({ title, visit }) => [
            title,
            ...weightTypes.map((type) => shown((visit?.weights[type].body ?? 0) / 1000, 'KB')),
            String(
              weightTypes.reduce((sum, type) => sum + (visit?.weights[type].requests ?? 0), 0),
            ),
          ]),
        ),
  );
}

function lighthouse(result: Measured, method: Method, title: string): string {
  const { pages, peers } = result;
  const [peer] = peers;
  const rows = runRows(result, method);
  if (rows.length === 0) return '';
  const budget = pageBudgets.find(
    ({ name }) => name === (method === 'simulate' ? 'LCP, simulated' : 'LCP, applied'),
  );
  const chart = barChart({
    title: `Largest contentful paint, ${title}`,
    series: peer === undefined ? ['this site'] : ['this site', peer, articleLabel(peer)],
    rows: pages.map((page) => ({
      title: page.url,
      values: [
        pageMedians(page, method).lcp,
        ...(peer === undefined
          ? []
          : [peer, articleLabel(peer)].map((label) => peerMedians(page, method, label).lcp)),
      ],
      limit: pageMedians(page, method).lcp === undefined ? undefined : budget?.limit(page, peer),
    })),
    shown: milliseconds,
  });
  const compared = pages.flatMap((page) => {
    const label = peerOf(page, peer);
    return label === undefined ? [] : [`${page.url}: ${label}`];
  });
  return section(
    `Lighthouse mobile, ${title} throttling`,
    chart,
    compared.length === 0 ? '' : paragraph(`Compared with: ${compared.join(', ')}.`),
    table(`Medians of Lighthouse, ${title} throttling`, runColumns, rows),
  );
}

function clicks({ clicks: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'From page to page',
    barChart({
      title: 'From the click to the new heading, on a slow line',
      series: ['time'],
      rows: results.map((click) => ({
        title: clickTitle(click).replace('processor ', ''),
        values: [click.time],
      })),
      shown: milliseconds,
    }),
    table(
      'From the click to the new heading',
      ['Link', 'Time', 'How the page came', 'Its HTML'],
      results.map((click) => [
        clickTitle(click),
        shown(click.time, 'ms'),
        click.by,
        shown(click.bytes / 1000, 'KB'),
      ]),
    ),
  );
}

function presses({ presses: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'A press on a page that has loaded, on a processor four times slower',
    barChart({
      title: 'From the press to the next frame and to its effect',
      series: ['next frame', 'effect'],
      rows: results.map(({ name, when, nextPaint, effect }) => ({
        title: `${name}, ${when}`,
        values: [nextPaint, effect],
      })),
      shown: milliseconds,
    }),
    table(
      'From the press to the next frame and to its effect',
      ['What', 'Page', 'Next frame', 'Effect', 'Longest task after load'],
      results.map(({ name, when, path, nextPaint, effect, longestTask }) => [
        `${name}, ${when}`,
        path,
        shown(nextPaint, 'ms'),
        shown(effect, 'ms'),
        shown(longestTask, 'ms'),
      ]),
    ),
  );
}

function restored({ restored: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'Going back',
    table(
      'Whether the browser restores the page as it was left',
      ['Page', 'Restored', 'Why not'],
      results.map(({ path, persisted, reasons }) => [
        path,
        persisted ? 'yes' : 'no',
        reasons.join(', '),
      ]),
    ),
  );
}

/** The page with all that was measured of one commit. */
export function commitPage(result: Measured): string {
  const index = machineIndex(result);
  return pageShell(`Speed at ${result.label}`, [
    paragraph(
      `Taken ${result.taken} with Chromium ${result.browser} on ${result.machine}; Lighthouse’s index of its speed: ${index ?? 'not taken'}.`,
    ),
    '<p><a href="index.html">All commits</a></p>',
    budgets(result),
    weights(result),
    lighthouse(result, 'simulate', 'simulated'),
    lighthouse(result, 'devtools', 'applied'),
    clicks(result),
    presses(result),
    restored(result),
    result.pages.length === 0
      ? ''
      : section(
          'All figures',
          table('All figures of a page', ['Page', ...pageColumns], pageRows(result)),
        ),
  ]);
}
