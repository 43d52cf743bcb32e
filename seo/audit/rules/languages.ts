import { defaultLocale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { groupBy } from '@/lib/objects/group-by';
import { type AuditedSite, pageAt, pathOf } from '@/seo/audit/audited-site';
import { sitemapSource } from '@/seo/audit/checks';
import { isIndexablePage, languageVersions } from '@/seo/audit/indexable-pages';
import { type Alternate, isNoindex, type ParsedPage } from '@/seo/audit/parsed-page';
import { faultIf, type PageFault, pageRule, type RuleTable } from '@/seo/audit/rule';

const xDefault = 'x-default';

function lacks({ alternates }: ParsedPage, lang: string): boolean {
  return alternates.every((alternate) => alternate.lang !== lang);
}

/** URL path that a page names for a language. */
function alternatePath(page: ParsedPage, lang: string, site: AuditedSite): string | undefined {
  return pathOf(site, page.alternates.find((alternate) => alternate.lang === lang)?.href);
}

/**
 * A fault of the alternate for a language. The cause groups faults (rule.ts): where the target is a version of this
 * very page, its locale, so that one mix-up on all pages is one finding; otherwise the target itself.
 */
function alternateFault(
  page: ParsedPage,
  site: AuditedSite,
  lang: string,
  target?: string,
): PageFault {
  const found = pageAt(site, target);
  const common = found?.path === page.path ? found.locale : (target ?? '');
  return { values: { target: target ?? '–', lang }, cause: `${lang} ${common}` };
}

/** Languages and URLs as one text, for comparison; the URL of home may end in a slash. */
function written(alternates: readonly Alternate[], { origin }: AuditedSite): string {
  return alternates
    .map(({ lang, href }) => `${lang} ${href === `${origin}/` ? origin : href}`)
    .sort()
    .join('\n');
}

/** The alternates that a page should name: itself in all its languages. */
function expectedAlternates(page: ParsedPage, site: AuditedSite): Alternate[] {
  return languageVersions(page, site).flatMap(({ url, locale }) => {
    const href = site.origin + url;
    const alternate = { lang: locales[locale].lang, href };
    return locale === defaultLocale ? [alternate, { lang: xDefault, href }] : [alternate];
  });
}

/** The alternates of a page that lead to indexable pages of the site, x-default excepted. */
function namedPages(page: ParsedPage, site: AuditedSite): { lang: string; target: ParsedPage }[] {
  return page.alternates.flatMap(({ lang, href }) => {
    const target = lang === xDefault ? undefined : pageAt(site, pathOf(site, href));
    return target === undefined || !isIndexablePage(target, site) ? [] : [{ lang, target }];
  });
}

/** The languages that a page does not name. @param namesBack those that name this page, or those that do not */
function missingLanguages(page: ParsedPage, site: AuditedSite, namesBack: boolean): PageFault[] {
  if (!isIndexablePage(page, site)) return [];
  const { lang } = locales[page.locale];
  return languageVersions(page, site)
    .filter(({ url }) => url !== page.url)
    .filter((other) => (alternatePath(other, lang, site) === page.url) === namesBack)
    .filter(({ locale }) => lacks(page, locales[locale].lang))
    .map(({ url, locale }) => alternateFault(page, site, locales[locale].lang, url));
}

/** How the languages of a page refer to each other. Each fault breaks one rule. */
export const languageRules = {
  'hreflang-self': pageRule('error', 'languages', (page, site) =>
    faultIf(isIndexablePage(page, site) && lacks(page, locales[page.locale].lang)),
  ),
  // Search engines believe a language only where both sides name each other.
  'hreflang-return': pageRule('error', 'languages', (page, site) =>
    missingLanguages(page, site, true),
  ),
  'hreflang-incomplete': pageRule('error', 'languages', (page, site) =>
    missingLanguages(page, site, false),
  ),
  'hreflang-label': pageRule('error', 'languages', (page, site) => {
    const wrong = namedPages(page, site).filter(
      ({ lang, target }) => target.path === page.path && locales[target.locale].lang !== lang,
    );
    // Two languages in each other's place are one fault.
    const pairs = groupBy(wrong, ({ lang, target }) =>
      [lang, locales[target.locale].lang].sort().join(' '),
    );
    return [...pairs].map(([cause, [{ lang, target }]]) => ({
      values: { target: target.url, lang },
      cause,
    }));
  }),
  'hreflang-other-page': pageRule('error', 'languages', (page, site) =>
    namedPages(page, site)
      .filter(({ target }) => target.path !== page.path)
      .map(({ lang, target }) => alternateFault(page, site, lang, target.url)),
  ),
  'hreflang-target': pageRule('error', 'languages', (page, site) =>
    page.alternates.flatMap(({ lang, href }) => {
      if (lang === xDefault) return [];
      const path = pathOf(site, href);
      if (path === undefined || !href.startsWith(site.origin)) {
        return [{ values: { target: href, lang }, cause: `${lang} elsewhere` }];
      }
      const target = pageAt(site, path);
      const isRight = target !== undefined && (target === page || isIndexablePage(target, site));
      return isRight || site.unverified.has(path) ? [] : [alternateFault(page, site, lang, path)];
    }),
  ),
  'hreflang-x-default': pageRule('error', 'languages', (page, site) => {
    const english = localizedPath(defaultLocale, page.path);
    if (!isIndexablePage(page, site) || site.unverified.has(english)) return [];
    const found = alternatePath(page, xDefault, site);
    const englishPage = pageAt(site, english);
    const expected =
      englishPage !== undefined && isIndexablePage(englishPage, site) ? english : undefined;
    return found === expected ? [] : [alternateFault(page, site, xDefault, found)];
  }),
  'hreflang-not-canonical': pageRule('error', 'languages', (page, site) =>
    faultIf(!isNoindex(page) && !isIndexablePage(page, site) && page.alternates.length > 0),
  ),
  // Where the head is wrong, another rule finds it.
  'sitemap-alternates': pageRule(
    'error',
    { check: 'languages', fixLocation: sitemapSource },
    (page, site) => {
      const listed = site.listed?.get(page.url)?.alternates;
      const inHead = written(page.alternates, site);
      const isHeadRight = inHead === written(expectedAlternates(page, site), site);
      return faultIf(listed !== undefined && isHeadRight && written(listed, site) !== inHead);
    },
  ),
} satisfies RuleTable;
