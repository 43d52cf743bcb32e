/** @jest-environment node */
import { auditedOrigin, findingsOf, pageLink, parsedPage } from '@/test/audit-fixtures';

const others = ['/b', '/c', '/d'].map((url) => parsedPage(url));

const withLinks = (hrefs: readonly string[], url = '/a') =>
  parsedPage(url, { links: hrefs.map((href) => pageLink(href)) });

test.each([
  [[], true],
  [['/b', '/c'], true],
  [['/b', '/c', '/d'], false],
  // One target is one link, and a page does not lead to itself.
  [['/b', '/c', '/c#x', '/a', '#here'], true],
  [['/b', '/c', 'https://www.example.org/', 'mailto:x@example.com'], true],
  [['/b', '/c', '/none'], true],
])('links to %j are few: %s', (hrefs, isFew) => {
  expect(findingsOf('links-few', [withLinks(hrefs), ...others]).includes('/a')).toBe(isFew);
});

test('links in menus do not count, and tools may have few', () => {
  const links = ['/b', '/c', '/d'].map((href) => pageLink(href, { isInMain: false }));
  const page = parsedPage('/a', { links });
  expect(findingsOf('links-few', [page, ...others])).toContain('/a');
  expect(
    findingsOf('links-few', [page, ...others], { noindexPaths: new Set(['/a']) }),
  ).not.toContain('/a');
});

test.each([
  ['/b', [], []],
  [`${auditedOrigin}/b?x=1#y`, [], []],
  ['/file.pdf', [], []],
  ['/none', ['/a'], []],
  ['/slow', [], []],
  ['/old', [], ['/a']],
  ['https://www.example.org/none', [], []],
  ['tel:+63200000000', [], []],
])('the link %s is reported as broken on %j, as redirected on %j', (href, missing, redirected) => {
  const overrides = {
    files: new Map([['/file.pdf', { bytes: 1 }]]),
    unverified: new Set(['/slow']),
    redirects: new Map([['/old', '/b']]),
  };
  const pages = [withLinks([href]), ...others];
  expect(findingsOf('link-target', pages, overrides)).toEqual(missing);
  expect(findingsOf('link-redirect', pages, overrides)).toEqual(redirected);
});

test('a broken link is one fault, however often it stands there', () => {
  expect(findingsOf('link-target', [withLinks(['/none', '/none', '/gone'])])).toHaveLength(2);
});

test.each([
  ['#here', []],
  ['#gone', ['/a']],
  ['/b#there', []],
  ['/b#gone', ['/a']],
  ['#', []],
  ['#top', []],
  ['/slow#x', []],
  ['https://www.example.org/#x', []],
  ['#%E7%A8%8E', []],
  ['#%zz', ['/a']],
])('the fragment of the link %s is reported as missing on %j', (href, urls) => {
  const page = parsedPage('/a', { links: [pageLink(href)], ids: new Set(['here', '税']) });
  const target = parsedPage('/b', { ids: new Set(['there']) });
  expect(findingsOf('link-fragment', [page, target])).toEqual(urls);
});

test.each([
  ['/', 'Click here!', true],
  ['/', 'here', true],
  ['/', 'Read more about VAT', false],
  ['/zh', '点击这里', true],
  ['/ko', '자세히 보기', true],
  ['/ja', '詳しくはこちら', true],
  ['/es', '«Más información»', true],
  ['/de', 'Mehr erfahren', true],
])('on %s, the link text %s is generic: %s', (url, text, isGeneric) => {
  const page = parsedPage(url, { links: [pageLink('/b', { text })] });
  expect(findingsOf('link-generic', [page])).toEqual(isGeneric ? [url] : []);
});

test.each([
  ['/ja/b', undefined, []],
  ['/b', undefined, ['/ja']],
  ['/b', 'en', []],
  ['/b', 'ja', ['/ja']],
  ['#x', undefined, []],
])(
  'a link on a Japanese page to %s with hreflang %s is reported as unmarked on %j',
  (href, lang, urls) => {
    const page = parsedPage('/ja', { links: [pageLink(href, { lang })] });
    expect(findingsOf('link-language', [page, parsedPage('/b'), parsedPage('/ja/b')])).toEqual(
      urls,
    );
  },
);
