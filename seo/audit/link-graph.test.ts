/** @jest-environment node */
import { localeCodes } from '@/i18n/locales';
import {
  auditedOrigin,
  auditedSite,
  linkingPage as page,
  pageLink,
  parsedPage,
} from '@/test/audit-fixtures';
import type { AuditedSite } from './audited-site';
import { depthRows, linkGraph } from './link-graph';
import type { ParsedPage } from './parsed-page';

/** How one page is linked. */
function linkFactsOf(
  url: string,
  pages: readonly ParsedPage[],
  overrides: Partial<AuditedSite> = {},
) {
  return linkGraph(auditedSite(pages, overrides)).get(url);
}

test('the depth of a page counts the clicks on the shortest way from home', () => {
  const pages = [
    page('/', ['/a', '/b']),
    page('/a', ['/c']),
    page('/b', ['/a']),
    page('/c', ['/d', '/']),
    page('/d', ['/e']),
    page('/e', []),
    page('/nowhere', ['/e']),
  ];
  const graph = linkGraph(auditedSite(pages));
  // In the order of the pages.
  expect([...graph.values()].map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 3, 4, undefined]);
});

test('inbound and outbound count pages, not links, and never a page itself', () => {
  const pages = [
    parsedPage('/', {
      links: [
        pageLink('/a', { isInMain: false }),
        pageLink('/a'),
        pageLink('/a?from=home#top', { isInMain: false }),
        pageLink(`${auditedOrigin}/b`, { isInMain: false }),
        pageLink('#start'),
        pageLink('/'),
        pageLink('https://elsewhere.example/a'),
        pageLink('mailto:a@b.example'),
        pageLink('/missing'),
        pageLink('http://['),
      ],
    }),
    page('/a', ['#top', '?page=2', '/a', '/b']),
    page('/b', ['#top', '?page=2']),
  ];
  expect(linkFactsOf('/', pages)).toMatchObject({ inbound: 0, inboundFromMain: 0, outbound: 2 });
  expect(linkFactsOf('/a', pages)).toMatchObject({ inbound: 1, inboundFromMain: 1, outbound: 1 });
  expect(linkFactsOf('/b', pages)).toMatchObject({ inbound: 2, inboundFromMain: 1, outbound: 0 });
});

test('links that change the language do not count', () => {
  const pages = [
    parsedPage('/', {
      links: [pageLink('/ja/a', { lang: 'ja' }), pageLink('/a', { lang: 'en' }), pageLink('/ja/a')],
    }),
    page('/a', []),
    page('/ja', []),
    page('/ja/a', []),
  ];
  const none = { depth: undefined, inbound: 0, inboundFromMain: 0 };
  expect(linkFactsOf('/ja/a', pages)).toMatchObject(none);
  expect(linkFactsOf('/a', pages)).toMatchObject(none);
  expect(linkFactsOf('/', pages)).toMatchObject({ depth: 0, outbound: 0 });
  expect(linkFactsOf('/ja', pages)).toMatchObject({ depth: 0 });
});

test('a link counts for the page to which it redirects', () => {
  const pages = [page('/', ['/old']), page('/a', ['/gone'])];
  const redirects = new Map([
    ['/old', '/a'],
    ['/gone', '/missing'],
  ]);
  expect(linkFactsOf('/a', pages, { redirects })).toMatchObject({
    depth: 1,
    inbound: 1,
    outbound: 0,
  });
  expect(linkFactsOf('/', pages, { redirects })).toMatchObject({ inbound: 0, outbound: 1 });
});

describe('pages with one canonical page', () => {
  const canonicals = [`${auditedOrigin}/a`];
  const copy = page('/x/a', ['/a', '/b'], { canonicals });
  const pages = [page('/', ['/x/a']), page('/a', ['/c']), copy, page('/b', []), page('/c', ['/a'])];
  const audited = pages.filter(({ url }) => url !== '/a');

  test('share all links', () => {
    const both = { depth: 1, inbound: 2, inboundFromMain: 2, outbound: 2 };
    expect(linkFactsOf('/a', pages)).toMatchObject(both);
    expect(linkFactsOf('/x/a', pages)).toMatchObject(both);
    expect(linkFactsOf('/c', pages)).toMatchObject({ depth: 2, inbound: 1 });
    expect(linkFactsOf('/b', pages)).toMatchObject({ depth: 2, inbound: 1 });
  });

  test('share all links where that page is not audited but known', () => {
    const targets = new Map([['/a', page('/a', ['/c'])]]);
    expect(linkFactsOf('/x/a', audited, { targets })).toMatchObject({ inbound: 2 });
    expect(linkGraph(auditedSite(audited, { targets })).has('/a')).toBe(false);
    expect(linkFactsOf('/x/a', audited)).toMatchObject({ inbound: 1, outbound: 1 });
  });

  test('keep their own links where two name each other as canonical', () => {
    const pair = [
      page('/', ['/x']),
      page('/x', [], { canonicals: ['/y'] }),
      page('/y', [], { canonicals: ['/x'] }),
    ];
    expect(linkFactsOf('/x', pair)).toMatchObject({ depth: 1 });
    expect(linkFactsOf('/y', pair)).toMatchObject({ depth: undefined });
  });

  test('share links within their language where the text is not translated', () => {
    const all = [
      page('/a', []),
      page('/ja', ['/ja/x/a']),
      page('/ja/a', [], { canonicals }),
      page('/ja/x/a', [], { canonicals }),
    ];
    expect(linkFactsOf('/ja/a', all)).toMatchObject({ depth: 1, inbound: 1 });
    expect(linkFactsOf('/ja/x/a', all)).toMatchObject({ depth: 1, inbound: 1 });
    expect(linkFactsOf('/a', all)).toMatchObject({ inbound: 0 });
  });
});

test('links of pages that are not audited count, but such pages are left out', () => {
  const targets = new Map([
    ['/', page('/', ['/way'])],
    ['/way', page('/way', ['/a'])],
  ]);
  const graph = linkGraph(auditedSite([page('/a', [])], { targets, isWhole: false }));
  expect([...graph.values()]).toMatchObject([{ url: '/a', depth: 2, inbound: 1 }]);
});

test('pages are counted at each depth by language, those that cannot be reached last', () => {
  const pages = [
    page('/alone', []),
    page('/', ['/a', '/b']),
    page('/a', []),
    page('/b', ['/c']),
    page('/c', []),
    page('/ja/a', []),
    page('/ja', ['/ja/a']),
  ];
  const [en, ja] = [localeCodes.indexOf('en'), localeCodes.indexOf('ja')];
  const rows = depthRows([...linkGraph(auditedSite(pages)).values()]);
  expect(rows.map(({ depth, total, counts }) => [depth, total, counts[en], counts[ja]])).toEqual([
    [0, 2, 1, 1],
    [1, 3, 2, 1],
    [2, 1, 1, 0],
    [undefined, 1, 1, 0],
  ]);
  expect(depthRows([])).toEqual([]);
});
