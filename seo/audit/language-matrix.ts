import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import { type Finding, rules } from './audit-site';
import { type AuditedSite, pageAt, pathOf } from './audited-site';
import { isIndexablePage } from './indexable-pages';

export type LanguageRow = ReturnType<typeof languageMatrix>[number];
export type LanguageCell = LanguageRow['cells'][number];

/** `none`: the page does not exist in a language, or search engines shall not list it there. */
type CellStatus = 'good' | 'error' | 'none' | 'unverified';

function statusOf(url: string, findings: readonly Finding[], site: AuditedSite): CellStatus {
  const { unverified } = site;
  if (findings.length > 0) return 'error';
  if (unverified.has(url)) return 'unverified';
  const page = pageAt(site, url);
  if (page === undefined || !isIndexablePage(page, site)) return 'none';
  // The pages that it names have to have arrived, too.
  const named = page.alternates.map(({ href }) => pathOf(site, href) ?? '');
  return [sitemapPath, ...named].some((path) => unverified.has(path)) ? 'unverified' : 'good';
}

/**
 * How pages and their languages go together: each finding of the check `languages` is listed once, with the
 * page that is at fault.
 * @param site its audited pages are those that the findings may be of
 * @param known paths without locale prefix that have a row even if nothing of them arrived
 */
export function languageMatrix(
  site: AuditedSite,
  findings: readonly Finding[],
  known: readonly string[],
) {
  const ofLanguages = findings.filter(({ rule }) => rules[rule].check === 'languages');
  const paths = new Set([...[...site.pages.values()].map(({ path }) => path), ...known]);
  return [...paths]
    .sort()
    .map((path) => ({
      path,
      /** One a language, in the order of the switcher. */
      cells: localeCodes.map((locale) => {
        const url = localizedPath(locale, path);
        const ofPage = ofLanguages.filter((finding) => finding.url === url);
        return { url, status: statusOf(url, ofPage, site), findings: ofPage };
      }),
    }))
    .filter(({ cells }) => cells.some(({ status }) => status !== 'none'));
}
