/** Measurements for the tests of what is made of them. */
import type { Copies, Figures, Measured, PageResult, Visit } from './measured';

/** A run of Lighthouse without a flaw. */
export function sampleRun(changes: Partial<Figures> = {}): Figures {
  return {
    index: 2000,
    performance: 1,
    accessibility: 1,
    practices: 1,
    seo: 1,
    agents: 1,
    fcp: 700,
    lcp: 1000,
    tbt: 0,
    cls: 0,
    largest: '<h1>',
    seconds: 8,
    ...changes,
  };
}

const nothing = { bytes: 0, body: 0, requests: 0 };

/** A first visit of a page without style sheets, scripts, fonts or pictures. */
export function sampleVisit(changes: Partial<Visit> = {}): Visit {
  return {
    encoding: 'br',
    weights: {
      html: { bytes: 11_000, body: 10_000, requests: 1 },
      css: nothing,
      js: nothing,
      font: nothing,
      image: nothing,
      other: nothing,
    },
    gzipBytes: 13_000,
    jsBeforeLoad: 0,
    fontsBeforePaint: 0,
    picturesAboveFold: 0,
    disclosures: false,
    ...changes,
  };
}

const copies: Copies = {
  raw: 60_000,
  brotli: 10_000,
  gzip: 12_000,
  styleGzip: 5000,
  restBrotli: 8000,
};

/** An English page that keeps every budget, with one run of each method. */
export function samplePage(changes: Partial<PageResult> = {}): PageResult {
  const round = { page: sampleRun(), peers: {} };
  return {
    url: '/about',
    path: '/about',
    locale: 'en',
    kind: 'page',
    runtime: 'none',
    indexable: true,
    copies,
    visit: sampleVisit(),
    peerVisits: {},
    rounds: { simulate: [round], devtools: [round] },
    ...changes,
  };
}

/** What was measured at a commit. */
export function sampleMeasured(changes: Partial<Measured> = {}): Measured {
  return {
    label: 'abcdef1234',
    committed: 1_795_000_000,
    build: 'digest',
    taken: '2026-11-22T16:00:00.000Z',
    machine: '2 × processor',
    browser: '156.0',
    peers: [],
    pages: [samplePage()],
    clicks: [],
    presses: [],
    restored: [],
    ...changes,
  };
}
