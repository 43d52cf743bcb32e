/** @jest-environment node */
import { auditedOrigin, parsedPage } from '@/test/audit-fixtures';
import { findingsOf } from '@/test/rule-findings';

const at = (path: string) => auditedOrigin + path;

test.each([
  [0, ['/a'], []],
  [1, [], []],
  [2, [], ['/a']],
])('%d canonical links', (count, missing, several) => {
  const page = parsedPage('/a', { canonicals: Array<string>(count).fill(at('/a')) });
  expect(findingsOf('canonical-missing', [page])).toEqual(missing);
  expect(findingsOf('canonical-several', [page])).toEqual(several);
});

test.each([
  [at('/a'), []],
  [auditedOrigin, []],
  ['https://www.example.org/a', ['/a']],
  ['http://www.example.com/a', ['/a']],
  // Another site whose name begins in the same way.
  [`${auditedOrigin}.evil.example/a`, ['/a']],
  ['/a', ['/a']],
  ['', ['/a']],
])('the canonical address %s', (href, urls) => {
  const pages = [parsedPage('/a', { canonicals: [href] }), parsedPage('/')];
  expect(findingsOf('canonical-origin', pages)).toEqual(urls);
});

test('an original is there, listed, and names itself', () => {
  const twin = (url: string, target: string) => parsedPage(url, { canonicals: [at(target)] });
  const hidden = parsedPage('/hidden', { meta: new Map([['robots', ['noindex']]]) });
  const pages = [
    parsedPage('/a'),
    twin('/twin', '/a'),
    twin('/to-twin', '/twin'),
    twin('/to-hidden', '/hidden'),
    twin('/to-nothing', '/none'),
    twin('/to-unknown', '/unknown'),
    hidden,
  ];
  const own = { unverified: new Set(['/unknown']) };
  expect(findingsOf('canonical-target', pages, own)).toEqual([
    '/to-twin',
    '/to-hidden',
    '/to-nothing',
  ]);
});

test('a translation is its own original; what is not translated names the one that it is', () => {
  const pages = [
    parsedPage('/a'),
    parsedPage('/ja/a', { canonicals: [at('/a')] }),
    parsedPage('/de/a', { canonicals: [at('/a')], textLang: 'en' }),
  ];
  expect(findingsOf('canonical-language', pages)).toEqual(['/ja/a']);
});

test('home is the original of itself alone', () => {
  const pages = [parsedPage('/'), parsedPage('/a', { canonicals: [auditedOrigin] })];
  expect(findingsOf('canonical-home', pages)).toEqual(['/a']);
});

test('what belongs into the head stands nowhere else', () => {
  const page = parsedPage('/a', { strays: ['canonical', 'canonical', 'robots'] });
  expect(findingsOf('head-stray', [page])).toEqual(['/a', '/a']);
  expect(findingsOf('head-stray', [parsedPage('/a')])).toEqual([]);
});

test.each([
  [undefined, ['/a']],
  ['', ['/a']],
  ['A page', []],
])('the Open Graph title %j', (value, urls) => {
  const meta = new Map(value === undefined ? [] : [['og:title', [value]]]);
  expect(findingsOf('og-title', [parsedPage('/a', { meta })])).toEqual(urls);
});

test.each([
  [undefined, []],
  [at('/a'), []],
  [at('/b'), ['/a']],
])('the Open Graph address %j', (value, urls) => {
  const meta = new Map(value === undefined ? [] : [['og:url', [value]]]);
  expect(findingsOf('og-url', [parsedPage('/a', { meta })])).toEqual(urls);
});
