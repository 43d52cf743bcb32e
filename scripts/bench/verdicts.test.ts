/** @jest-environment node */
import { pageBudgets } from './budgets';
import type { ClickResult, PageResult } from './measured';
import { sampleMeasured, samplePage, sampleRun, sampleVisit } from './samples';
import { allVerdicts, unjudged, verdictsOf } from './verdicts';

function verdict(page: PageResult, budget: string, peer?: string) {
  return verdictsOf(page, page.url, pageBudgets, peer).find((one) => one.budget === budget);
}

/** A visit that fetches so many bytes of scripts. */
function withScripts(body: number, disclosures = false) {
  const js = { bytes: body + 1000, body, requests: 8 };
  return sampleVisit({ weights: { ...sampleVisit().weights, js }, disclosures });
}

test('a page without a flaw misses nothing', () => {
  const verdicts = allVerdicts(sampleMeasured());
  expect(verdicts.length).toBeGreaterThan(15);
  expect(verdicts.filter(({ met }) => !met)).toEqual([]);
});

test('what stands exactly at its limit is met, and a byte more is not', () => {
  const page = (body: number) => samplePage({ visit: withScripts(body) });
  expect(verdict(page(3000), 'JavaScript')).toMatchObject({ figure: 3, limit: 3, met: true });
  expect(verdict(page(3001), 'JavaScript')).toMatchObject({ limit: 3, met: false });
});

test.each([
  ['a page without a runtime', samplePage({ visit: withScripts(0) }), 3],
  ['a page that hydrates', samplePage({ runtime: 'deferred', visit: withScripts(0) }), 134],
  ['one with tabs', samplePage({ runtime: 'deferred', visit: withScripts(0, true) }), 140],
  ['a tool', samplePage({ runtime: 'deferred', kind: 'tool', visit: withScripts(0, true) }), 165],
])('scripts of %s', (_, page, limit) => {
  expect(verdict(page, 'JavaScript')?.limit).toBe(limit);
});

test('a figure that must not fall short is compared the other way', () => {
  const run = sampleRun({ performance: 0.98 });
  const page = samplePage({ rounds: { simulate: [{ page: run, peers: {} }], devtools: [] } });
  expect(verdict(page, 'Performance, simulated')).toMatchObject({ figure: 98, met: false });
});

test('what was not measured is not judged', () => {
  const bare = samplePage({
    visit: undefined,
    copies: undefined,
    rounds: { simulate: [], devtools: [] },
  });
  expect(verdictsOf(bare, bare.url, pageBudgets, undefined)).toEqual([]);
});

test('SEO counts only where search engines may list the page', () => {
  expect(verdict(samplePage(), 'SEO')?.limit).toBe(100);
  expect(verdict(samplePage({ indexable: false }), 'SEO')).toBeUndefined();
});

test('the not-found page is not blamed for being one', () => {
  expect(verdict(samplePage(), 'Best practices')?.limit).toBe(100);
  expect(verdict(samplePage({ kind: 'missing' }), 'Best practices')).toBeUndefined();
});

test('languages with fonts of the platform have none of ours', () => {
  const page = samplePage({ locale: 'ja' });
  expect(verdict(page, 'Fonts')?.limit).toBe(0);
  expect(verdict(samplePage(), 'Fonts')?.limit).toBe(45);
});

test('what cannot be judged without a peer is said', () => {
  const round = { page: sampleRun(), peers: {} };
  const page = samplePage({ kind: 'document', rounds: { simulate: [], devtools: [round] } });
  expect(unjudged(sampleMeasured({ pages: [page], peers: [] }))).toEqual(['LCP, applied']);
  const beside = {
    ...page,
    peerVisits: { 'other article': sampleVisit() },
    rounds: { simulate: [], devtools: [{ ...round, peers: { other: sampleRun() } }] },
  };
  expect(unjudged(sampleMeasured({ pages: [beside], peers: ['other'] }))).toEqual([]);
  expect(unjudged(sampleMeasured({ pages: [], peers: [] }))).toEqual([]);
});

describe('beside a peer', () => {
  const rounds = {
    simulate: [],
    devtools: [{ page: sampleRun({ lcp: 1100 }), peers: { other: sampleRun({ lcp: 2000 }) } }],
  };

  test('the largest paint has 65 hundredths of its time', () => {
    const page = samplePage({ rounds });
    expect(verdict(page, 'LCP, applied', 'other')).toMatchObject({ limit: 1300, met: true });
    expect(verdict(page, 'LCP, applied')).toBeUndefined();
  });

  test('a document has six tenths of the weight of its article, and never more than its own limit', () => {
    const peerVisits = { 'other article': sampleVisit({ gzipBytes: 100_000 }) };
    const visit = sampleVisit({ gzipBytes: 61_000 });
    const page = samplePage({ kind: 'document', visit, peerVisits });
    const name = 'Everything of a document, gzip';
    expect(verdict(page, name, 'other')).toMatchObject({ figure: 61, limit: 60, met: false });
    expect(verdict(page, name)).toMatchObject({ limit: 70, met: true });
    expect(verdict({ ...page, kind: 'page' }, name, 'other')).toBeUndefined();
  });

  test('blocking is measured against an empty page where there is one', () => {
    const run = sampleRun({ tbt: 80 });
    const page = (peers: Record<string, typeof run>) =>
      samplePage({ rounds: { simulate: [{ page: run, peers }], devtools: [] } });
    expect(verdict(page({}), 'TBT, simulated')).toMatchObject({ limit: 30, met: false });
    const empty = { empty: sampleRun({ tbt: 60 }) };
    expect(verdict(page(empty), 'TBT, simulated')).toMatchObject({ limit: 90, met: true });
  });
});

test('layout shift is judged as Lighthouse shows it, to three decimals', () => {
  const shifted = (cls: number) =>
    samplePage({
      rounds: { simulate: [{ page: sampleRun({ cls }), peers: {} }], devtools: [] },
    });
  expect(verdict(shifted(0.0204), 'CLS, simulated')).toMatchObject({ figure: 0.02, met: true });
  expect(verdict(shifted(0.0206), 'CLS, simulated')).toMatchObject({ figure: 0.021, met: false });
});

test('clicks are judged on an unthrottled processor, by whether they were announced', () => {
  const click = (changes: Partial<ClickResult>): ClickResult => ({
    from: '/',
    to: '/about',
    slowdown: 1,
    hover: 0,
    time: 200,
    by: 'network',
    bytes: 10_000,
    ...changes,
  });
  const clicks = [click({}), click({ hover: 500 }), click({ slowdown: 4, time: 900 })];
  const verdicts = allVerdicts(sampleMeasured({ pages: [], clicks }));
  expect(verdicts.map(({ limit, met }) => [limit, met])).toEqual([
    [300, true],
    [120, false],
  ]);
});
