/** @jest-environment node */
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { auditSite, rules } from './audit-site';
import type { AuditedSite, ParsedSitemapEntry } from './audited-site';
import { languageMatrix } from './language-matrix';
import type { Alternate, ParsedPage } from './parsed-page';

const alternate = (lang: string, path: string) => ({ lang, href: auditedOrigin + path });

function alternatesOf(path: string): Alternate[] {
  return [
    ...localeCodes.map((code) => alternate(locales[code].lang, localizedPath(code, path))),
    alternate('x-default', path),
  ];
}

/** A page in all languages, each naming all of them. @param overrides replace the defaults, by URL path */
function versions(path: string, overrides: Record<string, Partial<ParsedPage>> = {}): ParsedPage[] {
  return localeCodes.map((locale) => {
    const url = localizedPath(locale, path);
    return parsedPage(url, { alternates: alternatesOf(path), ...overrides[url] });
  });
}

/** A site whose sitemap agrees with the heads of its pages. */
function siteOf(pages: readonly ParsedPage[], overrides: Partial<AuditedSite> = {}): AuditedSite {
  const entries = pages.map(({ url, path }): [string, ParsedSitemapEntry] => [
    url,
    { loc: auditedOrigin + url, modified: undefined, alternates: alternatesOf(path), images: [] },
  ]);
  return auditedSite(pages, { listed: new Map(entries), ...overrides });
}

function matrixOf(site: AuditedSite, known: readonly string[] = []) {
  return languageMatrix(site, auditSite(site), known);
}

/** Of the first page, in all languages. */
function statuses(site: AuditedSite, known: readonly string[] = []) {
  return matrixOf(site, known)[0]?.cells.map(({ status }) => status);
}

const allUnverified = localeCodes.map(() => 'unverified');

/** The cells with findings, as URL path and rules. */
function faults(site: AuditedSite) {
  return matrixOf(site)
    .flatMap(({ cells }) => cells)
    .filter(({ findings }) => findings.length > 0)
    .map(({ url, status, findings }) => [url, status, findings.map(({ rule }) => rule)]);
}

const without = (lang: string) => alternatesOf('/a').filter((each) => each.lang !== lang);
const naming = (lang: string, path: string) => [...without(lang), alternate(lang, path)];

test('a page that is right in all languages is good in all cells', () => {
  const [row, other] = matrixOf(siteOf([...versions('/b'), ...versions('/a')]));
  expect(row?.path).toBe('/a');
  expect(other?.path).toBe('/b');
  expect(row?.cells.map(({ url }) => url)).toEqual(
    localeCodes.map((locale) => localizedPath(locale, '/a')),
  );
  expect(row?.cells.map(({ status }) => status)).toEqual(localeCodes.map(() => 'good'));
});

const swapped = (lang: string) => ({ ja: 'ko', ko: 'ja' })[lang] ?? lang;

test.each<[string, string, Alternate[], string]>([
  ['itself not named', '/ja/a', without('ja'), 'hreflang-self'],
  ['no return link', '/ko/a', without('de'), 'hreflang-return'],
  ['no x-default', '/es/a', without('x-default'), 'hreflang-x-default'],
  ['x-default not English', '/a', naming('x-default', '/de/a'), 'hreflang-x-default'],
  [
    'ja and ko swapped',
    '/zh/a',
    alternatesOf('/a').map(({ lang, href }) => ({ lang: swapped(lang), href })),
    'hreflang-label',
  ],
  ['another page', '/de/a', naming('es', '/es/b'), 'hreflang-other-page'],
  ['no page', '/a', [...alternatesOf('/a'), alternate('sw', '/sw/a')], 'hreflang-target'],
])('%s: one finding, with the page that is at fault', (_name, url, alternates, rule) => {
  const site = siteOf([...versions('/a', { [url]: { alternates } }), ...versions('/b')]);
  expect(faults(site)).toEqual([[url, 'error', [rule]]]);
});

test('a sitemap that says something else is a fault of the page that it names', () => {
  const site = siteOf(versions('/a'));
  const listed = new Map(site.listed);
  const entry = listed.get('/ko/a');
  if (entry === undefined) throw new Error('is listed');
  listed.set('/ko/a', { ...entry, alternates: [] });
  expect(faults({ ...site, listed })).toEqual([['/ko/a', 'error', ['sitemap-alternates']]]);
});

test('a hidden version is a fault of all that name it, and of none more than once', () => {
  const hidden = { meta: new Map([['robots', ['noindex']]]), alternates: [] };
  const site = siteOf(versions('/a', { '/ja/a': hidden }));
  const findings = auditSite(site).filter(({ rule }) => rules[rule].check === 'languages');
  expect(statuses(site)).toEqual(localeCodes.map((locale) => (locale === 'ja' ? 'none' : 'error')));
  expect(matrixOf(site)[0]?.cells.flatMap((cell) => cell.findings)).toHaveLength(findings.length);
});

test('a page for search engines in no language has no row', () => {
  const hidden = versions('/tool').map((page) => ({
    ...page,
    meta: new Map([['robots', ['noindex']]]),
    alternates: [],
  }));
  const { listed } = siteOf(versions('/a'));
  const rows = matrixOf(siteOf([...versions('/a'), ...hidden], { listed }));
  expect(rows.map(({ path }) => path)).toEqual(['/a']);
});

test('what did not arrive, and what names it, is not verified', () => {
  const pages = versions('/a').filter(({ locale }) => locale !== 'ja');
  expect(statuses(siteOf(pages, { unverified: new Set(['/ja/a']) }))).toEqual(allUnverified);
});

test('a known page of which nothing arrived has a row all the same', () => {
  const site = auditedSite([], { unverified: new Set(['/ko/a']) });
  expect(matrixOf(site, ['/a']).map(({ path }) => path)).toEqual(['/a']);
  expect(statuses(site, ['/a'])).toEqual(
    localeCodes.map((locale) => (locale === 'ko' ? 'unverified' : 'none')),
  );
});

test('without the sitemap nothing is known to be good', () => {
  const unverified = new Set(['/sitemap.xml']);
  expect(statuses(siteOf(versions('/a'), { listed: undefined, unverified }))).toEqual(
    allUnverified,
  );
});
