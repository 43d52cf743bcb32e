/** @jest-environment node */
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import type { Finding } from './audit-site';
import type { AuditedSite } from './audited-site';
import { findingGroups } from './finding-groups';

const urls = [
  '/',
  '/about',
  '/accounting',
  '/payroll-services',
  '/articles/cash-flow-optimization',
];
const pages = ['', '/ja', '/de'].flatMap((prefix) =>
  urls.map((url) => parsedPage(prefix === '' ? url : prefix + (url === '/' ? '' : url))),
);
const site = auditedSite(pages);

function finding(rule: Finding['rule'], url: string, overrides: Partial<Finding> = {}): Finding {
  return { rule, severity: 'error', url, values: {}, cause: '', ...overrides };
}

/** Rule, extent and number of pages of each group, in order. */
function shown(findings: readonly Finding[], of: AuditedSite = site): string[] {
  return findingGroups(findings, of).map(
    ({ rule, extent, pageCount }) => `${rule} ${extent} ${pageCount}`,
  );
}

const everywhere = [...site.pages.keys()];

test('a fault of all pages is one of the layout', () => {
  expect(shown(everywhere.map((url) => finding('viewport', url)))).toEqual(['viewport layout 15']);
});

test.each([
  [
    'all pages made in one way',
    'template',
    [
      '/accounting',
      '/payroll-services',
      '/ja/accounting',
      '/ja/payroll-services',
      '/de/accounting',
      '/de/payroll-services',
    ],
  ],
  ['all pages of a language', 'language', everywhere.filter((url) => url.startsWith('/ja'))],
  ['one page in several languages', 'translations', ['/about', '/ja/about']],
  ['some pages', 'page', ['/about', '/ja/accounting']],
  ['one page', 'page', ['/about']],
])('a fault on %s has the extent “%s”', (_, extent, affected) => {
  expect(shown(affected.map((url) => finding('h1-one', url)))).toEqual([
    `h1-one ${extent} ${affected.length}`,
  ]);
});

test('pages that a rule does not apply to do not hide what all others share', () => {
  const hidden = parsedPage('/seo-audit', { meta: new Map([['robots', ['noindex']]]) });
  const copy = parsedPage('/insights/x', { canonicals: [`${auditedOrigin}/about`] });
  const all = everywhere.map((url) => finding('title-short', url));
  expect(shown(all, auditedSite([...pages, hidden, copy]))).toEqual(['title-short layout 15']);
});

test('a fault of a file such as robots.txt concerns all pages', () => {
  expect(shown([finding('robots-missing', '/robots.txt')])).toEqual(['robots-missing site 15']);
});

test('the same rule may be broken for several reasons', () => {
  const broken = (url: string, href: string) =>
    finding('link-target', url, { values: { href }, cause: href });
  expect(shown([...everywhere.map((url) => broken(url, '/x')), broken('/about', '/y')])).toEqual([
    'link-target layout 15',
    'link-target page 1',
  ]);
});

test('errors come first, then groups of more indexable pages; the order of pages does not matter', () => {
  const findings = [
    ...everywhere.map((url) => finding('noindex', url, { severity: 'warning' })),
    finding('h1-one', '/about'),
    ...everywhere.map((url) => finding('robots-closed', url)),
    finding('viewport', '/ja'),
    finding('viewport', '/de'),
  ];
  const expected = ['robots-closed', 'viewport', 'h1-one', 'noindex'];
  expect(findingGroups(findings, site).map(({ rule }) => rule)).toEqual(expected);
  expect(findingGroups(findings.toReversed(), site).map(({ rule }) => rule)).toEqual(expected);
});
