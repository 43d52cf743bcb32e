/** @jest-environment node */
import { auditedOrigin, findingsOf, parsedPage } from '@/test/audit-fixtures';

const at = (path: string) => auditedOrigin + path;

const withCanonicals = (url: string, ...paths: string[]) =>
  parsedPage(url, { canonicals: paths.map(at) });

test.each([
  [at('/a'), true],
  [auditedOrigin, true],
  ['https://www.example.org/a', false],
  ['http://www.example.com/a', false],
  // Another site whose name begins in the same way.
  [`${auditedOrigin}.evil.example/a`, false],
  ['/a', false],
  ['', false],
])('the canonical URL "%s" is taken as one of the site: %s', (href, isOnSite) => {
  const pages = [parsedPage('/a', { canonicals: [href] }), parsedPage('/')];
  expect(findingsOf('canonical-origin', pages)).toEqual(isOnSite ? [] : ['/a']);
});

test('a canonical page exists, is not noindex, and names itself', () => {
  const pages = [
    parsedPage('/a'),
    withCanonicals('/copy', '/a'),
    withCanonicals('/to-copy', '/copy'),
    withCanonicals('/to-hidden', '/hidden'),
    withCanonicals('/to-nothing', '/none'),
    withCanonicals('/to-unknown', '/unknown'),
    parsedPage('/hidden', { meta: new Map([['robots', ['noindex']]]) }),
  ];
  const overrides = { unverified: new Set(['/unknown']) };
  expect(findingsOf('canonical-target', pages, overrides)).toEqual([
    '/to-copy',
    '/to-hidden',
    '/to-nothing',
  ]);
});

test('only an untranslated page may name one of another language, and no other page may name home', () => {
  const pages = [
    parsedPage('/'),
    parsedPage('/a'),
    withCanonicals('/ja/a', '/a'),
    parsedPage('/de/a', { canonicals: [at('/a')], textLang: 'en' }),
    parsedPage('/b', { canonicals: [auditedOrigin] }),
  ];
  expect(findingsOf('canonical-language', pages)).toEqual(['/ja/a']);
  expect(findingsOf('canonical-home', pages)).toEqual(['/b']);
});

test.each([
  ['og-title', undefined, false],
  ['og-title', '', false],
  ['og-title', 'A page', true],
  ['og-url', undefined, true],
  ['og-url', at('/a'), true],
  ['og-url', at('/b'), false],
] as const)('%s: %j is right: %s', (rule, value, isRight) => {
  const meta = new Map(value === undefined ? [] : [[rule.replace('-', ':'), [value]]]);
  expect(findingsOf(rule, [parsedPage('/a', { meta })])).toEqual(isRight ? [] : ['/a']);
});
