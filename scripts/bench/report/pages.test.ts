/** @jest-environment node */
import { load } from 'cheerio';
import type { Measured } from '@/scripts/bench/measured';
import { sampleMeasured, samplePage, sampleRun, sampleVisit } from '@/scripts/bench/samples';
import { commitPage } from './commit-page';
import { indexPage } from './index-page';

/** A page that is slower than it may be, beside a peer. */
function slow(label: string, lcp: number): Measured {
  const round = { page: sampleRun({ lcp }), peers: { wind: sampleRun({ lcp: 2000 }) } };
  return sampleMeasured({
    label,
    peers: ['wind'],
    pages: [
      samplePage({
        peerVisits: { wind: sampleVisit({ encoding: 'gzip', gzipBytes: 26_000 }) },
        rounds: { simulate: [round], devtools: [round] },
      }),
    ],
    restored: [{ path: '/about', persisted: false, reasons: ['unload-listener'] }],
  });
}

/** The cells of each row of the table with this caption. */
function rows(html: string, caption: string): string[][] {
  const $ = load(html);
  const table = $('table').filter((_, element) => $('caption', element).text() === caption);
  return $('tbody tr', table)
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text().replaceAll('\u00a0', ' ')),
    );
}

test('the page of a commit names what misses its budget', () => {
  expect(rows(commitPage(slow('a', 1350)), 'Missed budgets')).toEqual([
    ['LCP, simulated', '/about', '1,350 ms', 'at most 1,200 ms'],
    ['LCP, applied', '/about', '1,350 ms', 'at most 1,300 ms'],
  ]);
  expect(rows(commitPage(slow('a', 900)), 'Missed budgets')).toEqual([]);
});

test('ours stands beside the peer’s, with the ratio', () => {
  const [ours, theirs] = rows(
    commitPage(slow('a', 1350)),
    'Medians of Lighthouse, applied throttling',
  );
  expect([ours?.[0], ours?.at(-1)]).toEqual(['/about', '0.675']);
  expect(theirs?.slice(0, 2)).toEqual(['wind', '/about']);
  const [all] = rows(commitPage(slow('a', 1350)), 'All figures of a page');
  expect(all?.at(-1)).toBe('0.5');
});

test('going back says why a page was loaded anew', () => {
  const table = 'Whether the browser restores the page as it was left';
  expect(rows(commitPage(slow('a', 900)), table)).toEqual([['/about', 'no', 'unload-listener']]);
});

test('every chart has its table below, and nothing comes from elsewhere', () => {
  for (const html of [commitPage(slow('a', 1350)), indexPage([slow('a', 1350)])]) {
    const $ = load(html);
    expect($('figure').length).toBeGreaterThan(1);
    for (const chart of $('figure').toArray()) {
      expect($(chart).nextAll('.table')).not.toHaveLength(0);
    }
    expect(html).not.toMatch(/https?:|<script|<link|src=/);
  }
});

test('the page of all commits links to each, and says what got worse', () => {
  const html = indexPage([slow('first', 1000), slow('second', 1350)]);
  const $ = load(html);
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(['first.html', 'second.html']);
  expect(rows(html, 'What the last commit made worse, by more than runs differ')).toEqual([
    ['LCP, simulated', '/about', '1,000 ms', '1,350 ms'],
    ['LCP, applied', '/about', '1,000 ms', '1,350 ms'],
  ]);
  expect(rows(html, 'LCP, simulated by commit')).toEqual([['/about', '1,000 ms', '1,350 ms']]);
});
