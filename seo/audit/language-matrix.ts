import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';
import type { Finding } from './audit-site';
import { type AuditedSite, pageAt, pathOf } from './audited-site';
import type { ParsedPage } from './parsed-page';
import { isListed } from './rules/originals';
import { rules } from './rules/rules';

/** `none` is a page that does not exist in a language, or not as one that search engines shall list. */
export type CellStatus = 'good' | 'error' | 'none' | 'unverified';

/** A page in one language. */
export type LanguageCell = {
  url: string;
  locale: Locale;
  status: CellStatus;
  /** What is wrong with what it says of its languages. */
  findings: readonly Finding[];
};

/** A page in all languages. */
export type LanguageRow = {
  /** Without locale prefix. */
  path: string;
  /** One a language, in the order of the switcher. */
  cells: readonly LanguageCell[];
};

/** Whether something that a page says of its languages could not be looked at. */
function isUnseen(page: ParsedPage, { unverified, origin }: AuditedSite): boolean {
  return (
    unverified.has(sitemapPath) ||
    page.alternates.some(({ href }) => unverified.has(pathOf({ origin }, href) ?? ''))
  );
}

function statusOf(url: string, findings: readonly Finding[], site: AuditedSite): CellStatus {
  if (findings.length > 0) return 'error';
  if (site.unverified.has(url)) return 'unverified';
  const page = pageAt(site, url);
  if (page === undefined || !isListed(page, site)) return 'none';
  return isUnseen(page, site) ? 'unverified' : 'good';
}

/**
 * How pages and their languages go together: each finding of the check `languages` stands once, with the
 * page that is at fault.
 * @param site its judged pages are those that the findings may be of
 * @param known paths without locale prefix that have a row even if nothing of them arrived
 * @returns rows in the order of their paths, but for pages that are for search engines in no language
 */
export function languageMatrix(
  site: AuditedSite,
  findings: readonly Finding[],
  known: readonly string[],
): LanguageRow[] {
  const byUrl = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (rules[finding.rule].check !== 'languages') continue;
    byUrl.set(finding.url, [...(byUrl.get(finding.url) ?? []), finding]);
  }
  const none: readonly Finding[] = [];
  const paths = new Set([...[...site.pages.values()].map(({ path }) => path), ...known]);
  return [...paths]
    .sort()
    .map((path) => ({
      path,
      cells: localeCodes.map((locale): LanguageCell => {
        const url = localizedPath(locale, path);
        const own = byUrl.get(url) ?? none;
        return { url, locale, status: statusOf(url, own, site), findings: own };
      }),
    }))
    .filter(({ cells }) => cells.some(({ status }) => status !== 'none'));
}
