/** @jest-environment node */
import type { ParsedSitemapEntry } from '@/seo/audit/audited-site';
import { auditedOrigin, findingsOf, parsedPage } from '@/test/audit-fixtures';

const hidden = { meta: new Map([['robots', ['noindex, follow']]]) };

function listed(
  path: string,
  overrides: Partial<ParsedSitemapEntry> = {},
): [string, ParsedSitemapEntry] {
  const loc = auditedOrigin + path;
  return [path, { loc, modified: '2026-01-31', alternates: [], images: [], ...overrides }];
}

const sitemapLine = `Sitemap: ${auditedOrigin}/sitemap.xml`;

test('the sitemap lists all indexable pages, and nothing else', () => {
  const copy = parsedPage('/copy', { canonicals: [`${auditedOrigin}/a`] });
  const pages = [parsedPage('/a'), parsedPage('/b'), parsedPage('/c', hidden), copy];
  const overrides = {
    listed: new Map(['/a', '/c', '/copy', '/none', '/slow'].map((path) => listed(path))),
    unverified: new Set(['/slow']),
  };
  expect(findingsOf('sitemap-lacks-page', pages, overrides)).toEqual(['/b']);
  expect(findingsOf('sitemap-names-hidden', pages, overrides)).toEqual(['/c', '/copy']);
  expect(findingsOf('sitemap-names-missing', pages, overrides)).toEqual(['/none']);
});

test('what did not arrive is not missing', () => {
  const page = parsedPage('/a');
  const images = [`${auditedOrigin}/slow.png`];
  const overrides = {
    listed: new Map([listed('/a', { images })]),
    unverified: new Set(['/slow.png', '/robots.txt']),
  };
  expect(findingsOf('sitemap-image', [page], overrides)).toEqual([]);
  expect(findingsOf('robots-missing', [page], overrides)).toEqual([]);
  expect(findingsOf('sitemap-lacks-page', [page], { listed: undefined })).toEqual([]);
});

test.each([
  ['2026-01-31', []],
  ['2026-01-31T09:00:00+08:00', []],
  ['31.01.2026', ['/a']],
  [undefined, ['/a']],
])('the lastmod %s in a sitemap is reported on %j', (modified, urls) => {
  const overrides = { listed: new Map([listed('/a', { modified })]) };
  expect(findingsOf('sitemap-date', [parsedPage('/a')], overrides)).toEqual(urls);
});

test.each([
  ['Disallow: /', ['/a', '/a/b', '/c']],
  ['Disallow:', []],
  ['Disallow: /a', ['/a', '/a/b']],
  // The longest match wins (RFC 9309), and `$` ends the path.
  ['Disallow: /a\nAllow: /a/b', ['/a']],
  ['Disallow: /a$', ['/a']],
])('%j in robots.txt closes the pages %j to crawlers', (lines, urls) => {
  const pages = ['/a', '/a/b', '/c'].map((url) => parsedPage(url));
  const robots = `User-agent: *\n${lines}\n${sitemapLine}`;
  expect(findingsOf('robots-closed', pages, { robots })).toEqual(urls);
});
