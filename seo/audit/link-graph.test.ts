/** @jest-environment node */
import { auditedOrigin, auditedSite, pageLink, parsedPage } from '@/test/audit-fixtures';
import type { AuditedSite } from './audited-site';
import { depthRows, linkGraph } from './link-graph';
import type { ParsedPage } from './parsed-page';

/** A page that links to others from its main area. */
function page(url: string, links: readonly string[], own: Partial<ParsedPage> = {}): ParsedPage {
  return parsedPage(url, { links: links.map((href) => pageLink(href)), ...own });
}

/** What is found of one page. */
function facts(url: string, pages: readonly ParsedPage[], own: Partial<AuditedSite> = {}) {
  return linkGraph(auditedSite(pages, own)).get(url);
}

test('counts clicks on the shortest way from home', () => {
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
  expect([...graph.values()].map(({ url, depth }) => [url, depth])).toEqual([
    ['/', 0],
    ['/a', 1],
    ['/b', 1],
    ['/c', 2],
    ['/d', 3],
    ['/e', 4],
    ['/nowhere', undefined],
  ]);
});

test('counts pages, not links, and never a page itself', () => {
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
  expect(facts('/', pages)).toMatchObject({ inbound: 0, inboundFromMain: 0, outbound: 2 });
  expect(facts('/a', pages)).toMatchObject({ inbound: 1, inboundFromMain: 1, outbound: 1 });
  expect(facts('/b', pages)).toMatchObject({ inbound: 2, inboundFromMain: 1, outbound: 0 });
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
  expect(facts('/ja/a', pages)).toMatchObject(none);
  expect(facts('/a', pages)).toMatchObject(none);
  expect(facts('/', pages)).toMatchObject({ depth: 0, outbound: 0 });
  expect(facts('/ja', pages)).toMatchObject({ depth: 0 });
});

test('a link counts where it ends', () => {
  const pages = [page('/', ['/old']), page('/a', ['/round'])];
  const redirects = new Map([
    ['/old', '/older'],
    ['/older', '/a'],
    ['/round', '/about'],
    ['/about', '/round'],
  ]);
  expect(facts('/a', pages, { redirects })).toMatchObject({ depth: 1, inbound: 1, outbound: 0 });
  expect(facts('/', pages, { redirects })).toMatchObject({ inbound: 0, outbound: 1 });
});

describe('a twin is one page with its original', () => {
  const canonicals = [`${auditedOrigin}/a`];
  const twin = page('/x/a', ['/a', '/b'], { canonicals });
  const pages = [page('/', ['/x/a']), page('/a', ['/c']), twin, page('/b', []), page('/c', ['/a'])];

  test('all links to one of them count for both', () => {
    const both = { depth: 1, inbound: 2, inboundFromMain: 2, outbound: 2 };
    expect(facts('/a', pages)).toMatchObject({ ...both, original: undefined });
    expect(facts('/x/a', pages)).toMatchObject({ ...both, original: '/a' });
    expect(facts('/c', pages)).toMatchObject({ depth: 2, inbound: 1 });
    expect(facts('/b', pages)).toMatchObject({ depth: 2, inbound: 1 });
  });

  test('also where it is not judged', () => {
    const targets = new Map([['/a', page('/a', ['/c'])]]);
    const judged = pages.filter(({ url }) => url !== '/a');
    expect(facts('/x/a', judged, { targets })).toMatchObject({ original: '/a', inbound: 2 });
    expect(linkGraph(auditedSite(judged, { targets })).has('/a')).toBe(false);
  });

  test('where that is known', () => {
    const judged = pages.filter(({ url }) => url !== '/a');
    expect(facts('/x/a', judged)).toMatchObject({ original: undefined, inbound: 1, outbound: 1 });
  });

  test('where two name each other, each is its own', () => {
    const pair = [
      page('/', ['/x']),
      page('/x', [], { canonicals: ['/y'] }),
      page('/y', [], { canonicals: ['/x'] }),
    ];
    expect(facts('/x', pair)).toMatchObject({ original: undefined, depth: 1 });
    expect(facts('/y', pair)).toMatchObject({ original: undefined, depth: undefined });
  });

  test('copies of what is not translated have the one of their language', () => {
    const all = [
      page('/a', []),
      page('/ja', ['/ja/x/a']),
      page('/ja/a', [], { canonicals }),
      page('/ja/x/a', [], { canonicals }),
    ];
    expect(facts('/ja/a', all)).toMatchObject({ original: undefined, depth: 1, inbound: 1 });
    expect(facts('/ja/x/a', all)).toMatchObject({ original: '/ja/a', depth: 1, inbound: 1 });
    expect(facts('/a', all)).toMatchObject({ inbound: 0 });
  });
});

test('pages that are not judged lead on, and are not told of', () => {
  const targets = new Map([
    ['/', page('/', ['/way'])],
    ['/way', page('/way', ['/a'])],
  ]);
  const graph = linkGraph(auditedSite([page('/a', [])], { targets, isWhole: false }));
  expect([...graph.values()]).toMatchObject([{ url: '/a', depth: 2, inbound: 1 }]);
});

test('counts pages at each depth by language, those that cannot be reached last', () => {
  const pages = [
    page('/alone', []),
    page('/x/a', [], { canonicals: [`${auditedOrigin}/a`] }),
    page('/', ['/a', '/b']),
    page('/a', []),
    page('/b', ['/c']),
    page('/c', []),
    page('/ja/a', []),
    page('/ja', ['/ja/a']),
  ];
  const rows = depthRows(linkGraph(auditedSite(pages)));
  expect(rows.map(({ byLocale, ...row }) => ({ ...row, ...Object.fromEntries(byLocale) }))).toEqual(
    [
      { depth: 0, pages: 2, en: 1, ja: 1 },
      { depth: 1, pages: 3, en: 2, ja: 1 },
      { depth: 2, pages: 1, en: 1, ja: 0 },
      { depth: undefined, pages: 1, en: 1, ja: 0 },
    ],
  );
  expect(depthRows(linkGraph(auditedSite([])))).toEqual([]);
});
