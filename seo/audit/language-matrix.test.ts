/** @jest-environment node */
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { auditSite } from './audit-site';
import type { AuditedSite } from './audited-site';
import { languageMatrix } from './language-matrix';
import type { Alternate, ParsedPage } from './parsed-page';
import { rules } from './rules/rules';

function alternatesOf(path: string): Alternate[] {
  return [
    ...localeCodes.map((locale) => ({
      lang: locales[locale].lang,
      href: auditedOrigin + localizedPath(locale, path),
    })),
    { lang: 'x-default', href: auditedOrigin + path },
  ];
}

/** A page in all languages, each naming all of them. @param own what is another way, by URL path */
function versions(path: string, own: Record<string, Partial<ParsedPage>> = {}): ParsedPage[] {
  return localeCodes.map((locale) => {
    const url = localizedPath(locale, path);
    return parsedPage(url, { alternates: alternatesOf(path), ...own[url] });
  });
}

/** A site whose sitemap says what the heads should say. */
function siteOf(pages: readonly ParsedPage[], own: Partial<AuditedSite> = {}): AuditedSite {
  return auditedSite(pages, {
    listed: new Map(
      pages.map(({ url, path }) => [
        url,
        {
          url: auditedOrigin + url,
          modified: undefined,
          alternates: alternatesOf(path),
          images: [],
        },
      ]),
    ),
    ...own,
  });
}

function matrixOf(site: AuditedSite, known: readonly string[] = []) {
  return languageMatrix(site, auditSite(site), known);
}

/** The cells with findings, as URL path and rules. */
function faults(site: AuditedSite) {
  return matrixOf(site)
    .flatMap(({ cells }) => cells)
    .filter(({ findings }) => findings.length > 0)
    .map(({ url, status, findings }) => [url, status, findings.map(({ rule }) => rule)]);
}

const without = (lang: string) => alternatesOf('/a').filter((each) => each.lang !== lang);
const naming = (lang: string, href: string) =>
  alternatesOf('/a').map((each) => (each.lang === lang ? { lang, href } : each));

test('a page that is right in six languages is good in six cells', () => {
  const [row, other] = matrixOf(siteOf([...versions('/b'), ...versions('/a')]));
  expect(row?.path).toBe('/a');
  expect(other?.path).toBe('/b');
  expect(row?.cells.map(({ locale }) => locale)).toEqual(localeCodes);
  expect(row?.cells.map(({ status }) => status)).toEqual(localeCodes.map(() => 'good'));
});

test.each<[string, string, Partial<ParsedPage>, string]>([
  ['itself not named', '/ja/a', { alternates: without('ja') }, 'hreflang-self'],
  ['no return link', '/ko/a', { alternates: without('de') }, 'hreflang-return'],
  ['no x-default', '/es/a', { alternates: without('x-default') }, 'hreflang-x-default'],
  [
    'x-default that is not English',
    '/a',
    { alternates: naming('x-default', `${auditedOrigin}/de/a`) },
    'hreflang-x-default',
  ],
  [
    'ja and ko swapped',
    '/zh/a',
    {
      alternates: alternatesOf('/a').map(({ lang, href }) => ({
        lang: lang === 'ja' ? 'ko' : lang === 'ko' ? 'ja' : lang,
        href,
      })),
    },
    'hreflang-label',
  ],
  [
    'another page',
    '/de/a',
    { alternates: naming('es', `${auditedOrigin}/es/b`) },
    'hreflang-other-page',
  ],
  [
    'what does not exist',
    '/a',
    { alternates: [...alternatesOf('/a'), { lang: 'fr', href: `${auditedOrigin}/fr/a` }] },
    'hreflang-target',
  ],
])('%s: one finding, with the page that says so', (_name, url, own, rule) => {
  const site = siteOf([...versions('/a', { [url]: own }), ...versions('/b')]);
  expect(faults(site)).toEqual([[url, 'error', [rule]]]);
});

test('a sitemap that says something else is a fault of the page that it tells of', () => {
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
  const [row] = matrixOf(site);
  expect(row?.cells.map(({ status }) => status)).toEqual([
    'error',
    'error',
    'error',
    'none',
    'error',
    'error',
  ]);
  expect(row?.cells.flatMap((cell) => cell.findings)).toHaveLength(findings.length);
});

test('a page that is there in two languages is none in the others', () => {
  const own = alternatesOf('/a').filter(({ lang }) => ['en', 'ko', 'x-default'].includes(lang));
  const pages = versions('/a')
    .filter(({ locale }) => locale === 'en' || locale === 'ko')
    .map((page) => ({ ...page, alternates: own }));
  const site = siteOf(pages, { listed: undefined });
  const [row] = matrixOf(site);
  expect(row?.cells.map(({ status }) => status)).toEqual([
    'good',
    'none',
    'good',
    'none',
    'none',
    'none',
  ]);
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
  const [row] = matrixOf(siteOf(pages, { unverified: new Set(['/ja/a']) }));
  expect(row?.cells.map(({ status }) => status)).toEqual(localeCodes.map(() => 'unverified'));
});

test('a known page of which nothing arrived has a row all the same', () => {
  const site = auditedSite([], { unverified: new Set(['/ko/a']) });
  const [row] = matrixOf(site, ['/a']);
  expect(row?.path).toBe('/a');
  expect(row?.cells.map(({ status }) => status)).toEqual([
    'none',
    'none',
    'unverified',
    'none',
    'none',
    'none',
  ]);
});

test('without the sitemap nothing is known to be good', () => {
  const site = siteOf(versions('/a'), {
    listed: undefined,
    unverified: new Set(['/sitemap.xml']),
  });
  const statuses = matrixOf(site).flatMap(({ cells }) => cells.map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set(['unverified']));
});
