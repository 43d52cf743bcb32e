/** @jest-environment node */
import { chosenPages } from './chosen-pages';
import type { PageResult, Round } from './measured';
import { sampleMeasured, samplePage, sampleRun } from './samples';
import { runsIn, turnsLeft } from './turns';

const peer = { label: 'other', url: 'http://localhost/', documentsOnly: false };
const article = { label: 'other article', url: 'http://localhost/a', documentsOnly: true };
const nothing = sampleMeasured({ pages: [] });

/** A page with so many runs beside the peer. */
function measured(url: string, runs: number): PageResult {
  const round: Round = { page: sampleRun(), peers: { other: sampleRun() } };
  return samplePage({ url, rounds: { simulate: Array(runs).fill(round), devtools: [] } });
}

test('six pages share a run of the peer, and all pages come once before one comes again', () => {
  const pages = chosenPages('about,contact', 'all');
  const turns = turnsLeft(nothing, pages, [peer], 'simulate', 2);
  expect(turns.map(({ pages }) => pages.map(({ path }) => path))).toEqual([
    Array(6).fill('/about'),
    Array(6).fill('/contact'),
    Array(6).fill('/about'),
    Array(6).fill('/contact'),
  ]);
  expect(runsIn(turns)).toBe(28);
});

test('a peer’s article stands beside documents only, which have turns of their own', () => {
  const turns = turnsLeft(
    nothing,
    chosenPages('about,article', 'en,ja'),
    [peer, article],
    'simulate',
    1,
  );
  expect(turns.map(({ beside }) => beside.map(({ label }) => label))).toEqual([
    ['other'],
    ['other', 'other article'],
  ]);
  expect(runsIn(turns)).toBe(7);
});

test('runs that are known are left out, those without the peer are not', () => {
  const known = sampleMeasured({ pages: [measured('/about', 2), measured('/contact', 1)] });
  const pages = chosenPages('about,contact', 'en');
  const urls = (peers: (typeof peer)[], runs: number) =>
    turnsLeft(known, pages, peers, 'simulate', runs).map(({ pages }) =>
      pages.map(({ url }) => url),
    );
  expect(urls([peer], 2)).toEqual([['/contact']]);
  expect(urls([peer], 3)).toEqual([['/contact'], ['/about', '/contact']]);
  expect(urls([], 1)).toEqual([]);
  expect(urls([{ ...peer, label: 'new' }], 1)).toEqual([['/about', '/contact']]);
  expect(turnsLeft(known, pages, [], 'devtools', 1)).toHaveLength(1);
});
