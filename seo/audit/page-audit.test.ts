/** @jest-environment node */
import { keysOf } from '@/lib/objects/entries-of';
import { auditedOrigin, auditedSite, pageLink, parsedPage } from '@/test/audit-fixtures';
import { auditSite } from './audit-site';
import type { AuditedSite } from './audited-site';
import { type CheckStatus, pageAudit, scoreOf } from './page-audit';
import type { ParsedPage } from './parsed-page';
import { siteAudit } from './site-audit';

const robots = `Sitemap: ${auditedOrigin}/sitemap.xml`;

function auditOf(page: ParsedPage, own: Partial<AuditedSite> = {}) {
  const site = auditedSite([page], { robots, isWhole: false, ...own });
  return pageAudit(page, site, auditSite(site));
}

/** The checks of a page that ended in some way. */
function ended(page: ParsedPage, status: CheckStatus, own: Partial<AuditedSite> = {}): string[] {
  const { groups } = auditOf(page, own);
  return keysOf(groups).flatMap((group) =>
    groups[group].filter((result) => result.status === status).map(({ check }) => check),
  );
}

const statuses = (...list: CheckStatus[]) => list.map((status) => ({ status }));

test.each([
  [statuses(), undefined],
  [statuses('notApplicable', 'unverified'), undefined],
  [statuses('good'), 100],
  [statuses('error'), 0],
  [statuses('good', 'good', 'warning'), 67],
  [statuses('good', 'error', 'warning'), 33],
  // What does not apply, and what nobody saw, counts for nothing.
  [statuses('good', 'error', 'notApplicable', 'unverified'), 50],
])('the score of %j', (results, score) => {
  expect(scoreOf(results)).toBe(score);
});

test('a check is as bad as the worst of what was found', () => {
  const page = parsedPage('/a', { titles: ['x', 'y'] });
  const { groups } = auditOf(page);
  const title = groups.metaTags.find(({ check }) => check === 'title');
  expect(title?.status).toBe('error');
  expect(title?.findings.map(({ rule }) => rule).sort()).toEqual(['title-several', 'title-short']);
  expect(title?.text).toBe('x');
});

test('a page that hides needs no picture, languages nor data, and that is said', () => {
  const page = parsedPage('/a', { meta: new Map([['robots', ['noindex']]]) });
  expect(auditOf(page, { listed: new Map() }).isHidden).toBe(true);
  expect(ended(page, 'notApplicable', { listed: new Map() })).toEqual([
    'openGraph',
    'sitemap',
    'languages',
    'reach',
    'structuredData',
    'content',
    'formats',
  ]);
  expect(ended(page, 'warning', { listed: new Map() })).toContain('indexing');
});

test('what did not arrive is not said to be good', () => {
  const page = parsedPage('/a', { links: [pageLink('/b')] });
  const unverified = new Set(['/sitemap.xml', '/robots.txt', '/b']);
  const own = { unverified, listed: undefined, robots: undefined };
  expect(ended(page, 'unverified', own)).toEqual(['sitemap', 'robots', 'linkTargets']);
});

test('a fault of the whole site counts on every page', () => {
  expect(ended(parsedPage('/a'), 'error', { robots: undefined })).toContain('robots');
});

test('the audit of all pages counts each check of each page', () => {
  const title = 'A title that is thirty columns wide';
  const pages = [parsedPage('/', { titles: [title] }), parsedPage('/a', { titles: ['x'] })];
  const site = auditedSite(pages, { robots: undefined });
  const { groups, score } = siteAudit(site, auditSite(site));
  const of = (name: string) =>
    [...groups.metaTags, ...groups.sitemapIndexing].find(({ check }) => check === name);
  expect(of('title')).toMatchObject({ status: 'warning', good: 1, counted: 2 });
  expect(of('title')?.findings).toHaveLength(1);
  // One file, found from both pages: one finding.
  expect(of('robots')).toMatchObject({ status: 'error', good: 0, counted: 2 });
  expect(of('robots')?.findings).toHaveLength(1);
  const all = keysOf(groups).flatMap((group) => groups[group]);
  const sum = (key: 'good' | 'counted') => all.reduce((total, each) => total + each[key], 0);
  expect(score).toBe(Math.round((sum('good') / sum('counted')) * 100));
});
