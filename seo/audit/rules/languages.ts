import { defaultLocale, locales } from '@/i18n/locales';
import { type AuditedSite, pathOf } from '@/seo/audit/audited-site';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { pageRule, type Rule } from '@/seo/audit/rule';
import { isListed, siblings } from './originals';

const forOthers = 'x-default';

/** URL path that a page names for a language. */
function targetOf(page: ParsedPage, lang: string, site: AuditedSite): string | undefined {
  const href = page.alternates.find((alternate) => alternate.lang === lang)?.href;
  return href === undefined ? undefined : pathOf(site, href);
}

/** What each language says of the others (Google: localized versions of a page). */
export const languageRules = {
  'hreflang-self': pageRule('error', (page, site) => {
    if (!isListed(page, site)) return [];
    const own = targetOf(page, locales[page.locale].lang, site);
    return own === page.url ? [] : [`names ${own ?? 'nothing'} for its own language`];
  }),
  'hreflang-complete': pageRule('error', (page, site) => {
    if (!isListed(page, site)) return [];
    return siblings(page, site)
      .filter(({ locale }) => targetOf(page, locales[locale].lang, site) === undefined)
      .map(({ url }) => `does not name ${url}`);
  }),
  'hreflang-return': pageRule('error', (page, site) =>
    page.alternates
      .filter(({ lang }) => lang !== forOthers)
      .flatMap(({ href }) => {
        const target = site.pages.get(pathOf(site, href) ?? '');
        if (target === undefined || target === page) return [];
        const back = target.alternates.some(
          (alternate) => pathOf(site, alternate.href) === page.url,
        );
        return back ? [] : [`names ${target.url}, which does not name it`];
      }),
  ),
  'hreflang-label': pageRule('error', (page, site) =>
    page.alternates
      .filter(({ lang }) => lang !== forOthers)
      .flatMap(({ lang, href }) => {
        const target = site.pages.get(pathOf(site, href) ?? '');
        if (target === undefined) return [];
        const is = locales[target.locale].lang;
        return is === lang && target.lang === lang ? [] : [`names ${target.url} for "${lang}"`];
      }),
  ),
  'hreflang-target': pageRule('error', (page, site) =>
    page.alternates.flatMap(({ lang, href }) => {
      const path = pathOf(site, href);
      if (path === undefined || !href.startsWith(site.origin)) return [`"${href}" for "${lang}"`];
      const target = site.pages.get(path);
      if (target === undefined) return [`names ${path} for "${lang}", which is no page`];
      return isListed(target, site) ? [] : [`names ${path} for "${lang}", which is not listed`];
    }),
  ),
  'hreflang-x-default': pageRule('error', (page, site) => {
    if (!isListed(page, site)) return [];
    const english = siblings(page, site).find(({ locale }) => locale === defaultLocale);
    const named = targetOf(page, forOthers, site);
    return named === english?.url ? [] : [`names ${named ?? 'nothing'} for all other languages`];
  }),
  'hreflang-listed': pageRule('error', (page, site) =>
    isListed(page, site) || page.alternates.length === 0
      ? []
      : ['names other languages, but is not listed itself'],
  ),
} satisfies Record<string, Rule>;
