/** @jest-environment node */
import { chosenPage } from './chosen-pages';
import { likenessOf, measureOf, pageOf, usableRounds, withPage } from './page-results';
import { sampleMeasured, samplePage, sampleRun } from './samples';

const alone = { page: sampleRun({ lcp: 1 }), peers: {} };
const beside = { page: sampleRun({ lcp: 2 }), peers: { other: sampleRun() } };

test('a page that was never measured has no runs, and keeps what the budgets have to know', () => {
  const page = chosenPage('ja', '/contact');
  const result = pageOf(sampleMeasured(), page);
  expect(result).toMatchObject({ url: '/ja/contact', locale: 'ja', runtime: 'deferred' });
  expect(result.rounds).toEqual({ simulate: [], devtools: [] });
});

test('a page takes the place of its former result, a new one comes last', () => {
  const known = sampleMeasured({ pages: [samplePage(), samplePage({ url: '/contact' })] });
  const again = withPage(known, samplePage({ kind: 'tool' }));
  expect(again.pages.map(({ url, kind }) => [url, kind])).toEqual([
    ['/about', 'tool'],
    ['/contact', 'page'],
  ]);
  const more = withPage(known, samplePage({ url: '/services' }));
  expect(more.pages.map(({ url }) => url)).toEqual(['/about', '/contact', '/services']);
});

test('only runs beside all the peers count as done', () => {
  const page = samplePage({ rounds: { simulate: [alone, beside], devtools: [] } });
  expect(usableRounds(page, 'simulate', ['other'])).toEqual([beside]);
});

test('a page is compared with the first peer that was measured with it, and with its article', () => {
  const round = { page: sampleRun(), peers: { late: sampleRun(), 'early article': sampleRun() } };
  const page = samplePage({ rounds: { simulate: [round], devtools: [] } });
  expect(measureOf(page, ['early', 'late'])).toBe('late');
  expect(likenessOf(page, ['early', 'late'])).toBe('late');
  const early = { ...round, peers: { early: sampleRun(), ...round.peers } };
  const both = samplePage({ rounds: { simulate: [], devtools: [early] } });
  expect(measureOf(both, ['early', 'late'])).toBe('early');
  expect(likenessOf(both, ['early', 'late'])).toBe('early article');
  expect(measureOf(samplePage(), ['early'])).toBeUndefined();
});

test('an empty page is no measure, whichever was named first', () => {
  const simulated = { page: sampleRun(), peers: { empty: sampleRun() } };
  const applied = { page: sampleRun(), peers: { other: sampleRun() } };
  const page = samplePage({ rounds: { simulate: [simulated], devtools: [applied] } });
  expect(measureOf(page, ['empty', 'other'])).toBe('other');
  const alone = samplePage({ rounds: { simulate: [simulated], devtools: [] } });
  expect(measureOf(alone, ['empty'])).toBeUndefined();
  expect(likenessOf(alone, ['empty'])).toBe('empty');
});
