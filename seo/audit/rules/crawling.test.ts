/** @jest-environment node */
import type { ListedPage } from '@/seo/audit/parse-sitemap';
import { auditedOrigin, parsedPage } from '@/test/audit-fixtures';
import { findingsOf } from '@/test/rule-findings';

const hidden = { meta: new Map([['robots', ['noindex, follow']]]) };

function listed(path: string, own: Partial<ListedPage> = {}): [string, ListedPage] {
  const url = auditedOrigin + path;
  return [path, { url, modified: '2026-01-31', alternates: [], images: [], ...own }];
}

const sitemapLine = `Sitemap: ${auditedOrigin}/sitemap.xml`;

test('a page that hides is named, unless it shall hide', () => {
  const pages = [parsedPage('/a', hidden), parsedPage('/tool', hidden), parsedPage('/b')];
  expect(findingsOf('noindex', pages, { hidden: new Set(['/tool']) })).toEqual(['/a']);
});

test('what no page has must not be answered as if it were one', () => {
  expect(findingsOf('false-page', [parsedPage('/a')])).toEqual([]);
  expect(findingsOf('false-page', [parsedPage('/a')], { falsePages: ['/none'] })).toEqual([
    '/none',
  ]);
});

test('a sitemap is there and well-formed', () => {
  const without = (sitemapProblem: 'missing' | 'malformed' | undefined) => {
    const own = { listed: undefined, sitemapProblem };
    return (['sitemap-missing', 'sitemap-malformed', 'sitemap-lacks-page'] as const).filter(
      (rule) => findingsOf(rule, [parsedPage('/a')], own).length > 0,
    );
  };
  expect(without('missing')).toEqual(['sitemap-missing']);
  expect(without('malformed')).toEqual(['sitemap-malformed']);
  // It did not arrive: nothing is known of it.
  expect(without(undefined)).toEqual([]);
});

test('it lists what is to be listed, and nothing else', () => {
  const twin = parsedPage('/twin', { canonicals: [`${auditedOrigin}/a`] });
  const pages = [parsedPage('/a'), parsedPage('/b'), parsedPage('/c', hidden), twin];
  const own = {
    listed: new Map([
      listed('/a'),
      listed('/c'),
      listed('/twin'),
      listed('/none'),
      listed('/late'),
    ]),
    unverified: new Set(['/late']),
  };
  expect(findingsOf('sitemap-lacks-page', pages, own)).toEqual(['/b']);
  expect(findingsOf('sitemap-names-hidden', pages, own)).toEqual(['/c', '/twin']);
  expect(findingsOf('sitemap-names-missing', pages, own)).toEqual(['/none']);
});

test.each([
  ['2026-01-31', []],
  ['2026-01-31T09:00:00+08:00', []],
  ['31.01.2026', ['/a']],
  [undefined, ['/a']],
])('the day %s', (modified, urls) => {
  const own = { listed: new Map([listed('/a', { modified })]) };
  expect(findingsOf('sitemap-date', [parsedPage('/a')], own)).toEqual(urls);
});

test('the images that it names are there', () => {
  const images = ['/a.png', '/none.png', '/late.png'].map((path) => auditedOrigin + path);
  const own = {
    listed: new Map([listed('/a', { images })]),
    files: new Map([['/a.png', { bytes: 1 }]]),
    unverified: new Set(['/late.png']),
  };
  expect(findingsOf('sitemap-image', [parsedPage('/a')], own)).toEqual(['/a']);
});

test('robots.txt is there, and names the sitemap', () => {
  const rules = (robots: string | undefined, unverified: string[] = []) =>
    (['robots-missing', 'robots-sitemap'] as const).filter(
      (rule) =>
        findingsOf(rule, [parsedPage('/a')], { robots, unverified: new Set(unverified) }).length >
        0,
    );
  expect(rules(undefined)).toEqual(['robots-missing']);
  expect(rules(undefined, ['/robots.txt'])).toEqual([]);
  expect(rules('User-agent: *\nAllow: /')).toEqual(['robots-sitemap']);
  expect(rules(sitemapLine)).toEqual([]);
});

test.each([
  ['Disallow: /', ['/a', '/a/b', '/c']],
  ['Disallow:', []],
  ['Disallow: /a', ['/a', '/a/b']],
  // The longest match wins (RFC 9309), and `$` ends the path.
  ['Disallow: /a\nAllow: /a/b', ['/a']],
  ['Disallow: /a$', ['/a']],
])('%j keeps crawlers out', (lines, urls) => {
  const pages = ['/a', '/a/b', '/c'].map((url) => parsedPage(url));
  const robots = `User-agent: *\n${lines}\n${sitemapLine}`;
  expect(findingsOf('robots-closed', pages, { robots })).toEqual(urls);
});
