/** @jest-environment node */
import { auditedOrigin, auditedSite, pageLink, parsedPage } from '@/test/audit-fixtures';
import { auditResult, type CheckStatus } from './audit-result';
import { auditSite } from './audit-site';
import type { AuditedSite } from './audited-site';
import type { CheckId } from './checks';
import type { ParsedPage } from './parsed-page';

const robots = `Sitemap: ${auditedOrigin}/sitemap.xml`;

function resultOf(
  pages: readonly ParsedPage[],
  overrides: Partial<AuditedSite> = {},
  url?: string,
) {
  const site = auditedSite(pages, { robots, ...overrides });
  const result = auditResult(site, auditSite(site), url);
  if (result === undefined) throw new Error('the page is not there');
  const checkOf = (id: CheckId) => result.checks.find(({ check }) => check === id);
  /** The checks that ended in some way. */
  const ended = (status: CheckStatus) =>
    result.checks.filter((each) => each.status === status).map(({ check }) => check);
  return { ...result, checkOf, ended };
}

const pageResult = (page: ParsedPage, overrides: Partial<AuditedSite> = {}) =>
  resultOf([page], { isWhole: false, ...overrides }, page.url);

test('a check is as bad as its worst finding, and shows what it looked at', () => {
  const page = parsedPage('/a', { titles: ['x', 'y'], wordCount: 7 });
  const { checkOf, findingGroups, good, counted, score } = pageResult(page);
  expect(checkOf('title')).toMatchObject({ status: 'error', good: 0, counted: 1, value: 'x' });
  expect(checkOf('title')?.findingGroups.map(({ rule }) => rule)).toEqual([
    'title-several',
    'title-short',
  ]);
  expect(checkOf('content')).toMatchObject({ status: 'warning', value: 7 });
  expect(checkOf('robots')).toMatchObject({ status: 'good', good: 1, findingGroups: [] });
  // Errors come first.
  expect(findingGroups[0]?.severity).toBe('error');
  expect(score).toBe(Math.round((good / counted) * 100));
});

test('a page that did not arrive has no result, and no pages have no score', () => {
  expect(auditResult(auditedSite([]), [], '/a')).toBeUndefined();
  expect(resultOf([]).score).toBeUndefined();
});

test('a noindex page needs no image, languages nor data, and is marked as such', () => {
  const page = parsedPage('/a', { meta: new Map([['robots', ['noindex']]]) });
  const { isNoindex, ended, counted, checks } = pageResult(page, { listed: new Map() });
  expect(isNoindex).toBe(true);
  expect(ended('notApplicable')).toEqual([
    'openGraph',
    'sitemap',
    'languages',
    'reach',
    'structuredData',
    'content',
    'formats',
  ]);
  // Checks that do not apply leave the score alone.
  expect(counted).toBe(checks.length - 7);
  expect(ended('warning')).toContain('indexing');
});

test('what did not arrive is not good, and does not count', () => {
  const page = parsedPage('/a', { links: [pageLink('/b')] });
  const unverified = new Set(['/sitemap.xml', '/robots.txt', '/b']);
  const overrides = { unverified, listed: undefined, robots: undefined };
  const { ended, checkOf } = pageResult(page, overrides);
  expect(ended('unverified')).toEqual(['sitemap', 'robots', 'linkTargets']);
  expect(checkOf('robots')?.counted).toBe(0);
});

test('the audit of all pages counts each check of each page', () => {
  const title = 'A title that is thirty columns wide';
  const pages = [parsedPage('/', { titles: [title] }), parsedPage('/a', { titles: ['x'] })];
  const overrides = { robots: undefined, soft404Paths: ['/none'] };
  const { checkOf, checks, good, counted, findingGroups } = resultOf(pages, overrides);
  expect(checkOf('title')).toMatchObject({
    status: 'warning',
    good: 1,
    counted: 2,
    value: undefined,
  });
  // A fault of a file concerns every page, and is one group.
  expect(checkOf('robots')).toMatchObject({ status: 'error', good: 0, counted: 2 });
  expect(checkOf('robots')?.findingGroups).toHaveLength(1);
  // A URL without a page concerns the site.
  expect(checkOf('indexing')).toMatchObject({ status: 'error', good: 2, counted: 2 });
  const sum = (key: 'good' | 'counted') => checks.reduce((total, each) => total + each[key], 0);
  expect([good, counted]).toEqual([sum('good'), sum('counted')]);
  const inChecks = checks.flatMap((each) => each.findingGroups.map(({ id }) => id));
  expect(inChecks.sort()).toEqual(findingGroups.map(({ id }) => id).sort());
});
