/** @jest-environment node */
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { auditedOrigin, auditedSite, pageLink, parsedPage } from '@/test/audit-fixtures';
import { reachRules } from './reach';

function page(url: string, links: readonly string[], own: Partial<ParsedPage> = {}): ParsedPage {
  return parsedPage(url, { links: links.map((href) => pageLink(href)), ...own });
}

/** What a rule says, as `url depth`. */
function found(rule: keyof typeof reachRules, pages: readonly ParsedPage[]): string[] {
  return reachRules[rule]
    .find(auditedSite(pages))
    .map(({ url, values }) => [url, ...Object.values(values)].join(' '));
}

const meta = new Map([['robots', ['noindex']]]);

test('an orphan is what no other page links to', () => {
  const pages = [
    page('/', ['/a']),
    page('/a', []),
    page('/alone', ['/alone', '/a']),
    page('/ja', []),
    page('/ja/alone', []),
  ];
  expect(found('orphan', pages)).toEqual(['/alone', '/ja/alone']);
});

test('a link from anywhere spares it, one to its twin too', () => {
  const canonicals = [`${auditedOrigin}/a`];
  const twin = page('/x/a', ['/a'], { canonicals });
  const links = [pageLink('/x/a', { isInMain: false })];
  expect(found('orphan', [parsedPage('/', { links }), page('/a', []), twin])).toEqual([]);
  // Its twin is the same page, and no other one.
  expect(found('orphan', [page('/', []), page('/a', []), twin])).toEqual(['/a']);
});

test('what is not to be listed, and home, is no orphan', () => {
  const pages = [
    page('/', []),
    page('/de', []),
    page('/tool', [], { meta }),
    page('/copy', [], { canonicals: [`${auditedOrigin}/`] }),
  ];
  expect(found('orphan', pages)).toEqual([]);
});

test('four clicks are too many, three are not', () => {
  const way = (prefix: string) => [
    page(prefix || '/', [`${prefix}/1`]),
    page(`${prefix}/1`, [`${prefix}/2`]),
    page(`${prefix}/2`, [`${prefix}/3`]),
    page(`${prefix}/3`, [`${prefix}/4`]),
    page(`${prefix}/4`, [`${prefix}/5`]),
    page(`${prefix}/5`, [], { meta }),
  ];
  expect(found('depth', [...way(''), ...way('/ja')])).toEqual(['/4 4', '/ja/4 4']);
});

test('pages that only link to each other are on no way from home', () => {
  const pages = [page('/', []), page('/a', ['/b']), page('/b', ['/a']), page('/alone', ['/b'])];
  expect(found('unreachable', pages)).toEqual(['/a', '/b']);
  expect(found('depth', pages)).toEqual([]);
  expect(found('orphan', pages)).toEqual(['/alone']);
});

test('nothing is said of depth where there is no home page', () => {
  const pages = [page('/a', ['/b']), page('/b', ['/a'])];
  expect([...found('depth', pages), ...found('unreachable', pages)]).toEqual([]);
});
