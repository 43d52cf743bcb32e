import { defaultLocale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type AuditedSite, pageAt, pathOf } from '@/seo/audit/audited-site';
import { isHidden, type ParsedPage } from '@/seo/audit/parsed-page';
import { faultIf, type PageFault, pageRule, type Rule } from '@/seo/audit/rule';
import { isListed, siblings } from './originals';

const forOthers = 'x-default';

/** URL path that a page names for a language. */
function targetOf(page: ParsedPage, lang: string, site: AuditedSite): string | undefined {
  const href = page.alternates.find((alternate) => alternate.lang === lang)?.href;
  return href === undefined ? undefined : pathOf(site, href);
}

/** A target as all pages with the same fault have it: the language of the page itself in another one. */
function relative(page: ParsedPage, target: string | undefined, site: AuditedSite): string {
  if (target === undefined) return '';
  const own = Object.keys(locales).find(
    (locale) => pageAt(site, target)?.locale === locale && pageAt(site, target)?.path === page.path,
  );
  return own ?? target;
}

function fault(
  page: ParsedPage,
  site: AuditedSite,
  target: string | undefined,
  lang: string,
): PageFault {
  return {
    values: { target: target ?? '–', lang },
    cause: `${lang} ${relative(page, target, site)}`,
  };
}

/** Pairs of language and path as one text, for comparison. */
function written(alternates: readonly { lang: string; href: string }[]): string {
  return alternates
    .map(({ lang, href }) => `${lang} ${href}`)
    .sort()
    .join('\n');
}

/** The addresses that a page and the same page in its other languages should name. */
function due(page: ParsedPage, site: AuditedSite): { lang: string; href: string }[] {
  const own = siblings(page, site).map(({ url, locale }) => ({
    lang: locales[locale].lang,
    href: addressOf(site, url),
  }));
  const english = siblings(page, site).find(({ locale }) => locale === defaultLocale);
  return english === undefined
    ? own
    : [...own, { lang: forOthers, href: addressOf(site, english.url) }];
}

function addressOf({ origin }: AuditedSite, url: string): string {
  return url === '/' ? origin : origin + url;
}

/** The address of home may end in a slash. */
function same(alternates: readonly { lang: string; href: string }[], site: AuditedSite): string {
  return written(
    alternates.map(({ lang, href }) => ({
      lang,
      href: href === `${site.origin}/` ? site.origin : href,
    })),
  );
}

/** The alternates of a page that name a page of the site, x-default apart. */
function named(page: ParsedPage, site: AuditedSite): { lang: string; target: ParsedPage }[] {
  return page.alternates.flatMap(({ lang, href }) => {
    const target = lang === forOthers ? undefined : pageAt(site, pathOf(site, href));
    return target === undefined || !isListed(target, site) ? [] : [{ lang, target }];
  });
}

/** What each language says of the others (Google: localized versions of a page). One fault, one rule. */
export const languageRules = {
  'hreflang-self': pageRule('error', 'languages', (page, site) => {
    const { lang } = locales[page.locale];
    return faultIf(
      isListed(page, site) && page.alternates.every((alternate) => alternate.lang !== lang),
    );
  }),
  // Search engines believe a language only where both sides say so.
  'hreflang-return': pageRule('error', 'languages', (page, site) => {
    if (!isListed(page, site)) return [];
    const { lang } = locales[page.locale];
    return siblings(page, site)
      .filter((other) => other.url !== page.url && targetOf(other, lang, site) === page.url)
      .map((other) => ({ url: other.url, tag: locales[other.locale].lang }))
      .filter(({ tag }) => page.alternates.every((alternate) => alternate.lang !== tag))
      .map(({ url, tag }) => fault(page, site, url, tag));
  }),
  'hreflang-incomplete': pageRule('error', 'languages', (page, site) => {
    if (!isListed(page, site)) return [];
    const { lang } = locales[page.locale];
    return siblings(page, site)
      .filter((other) => other.url !== page.url && targetOf(other, lang, site) !== page.url)
      .map((other) => ({ url: other.url, tag: locales[other.locale].lang }))
      .filter(({ tag }) => page.alternates.every((alternate) => alternate.lang !== tag))
      .map(({ url, tag }) => fault(page, site, url, tag));
  }),
  'hreflang-label': pageRule('error', 'languages', (page, site) => {
    const wrong = named(page, site).filter(
      ({ lang, target }) => target.path === page.path && locales[target.locale].lang !== lang,
    );
    const seen = new Set<string>();
    return wrong.flatMap(({ lang, target }) => {
      // Two languages that stand for one another are one fault.
      const pair = [lang, locales[target.locale].lang].sort().join(' ');
      if (seen.has(pair)) return [];
      seen.add(pair);
      return [{ values: { target: target.url, lang }, cause: pair }];
    });
  }),
  'hreflang-other-page': pageRule('error', 'languages', (page, site) =>
    named(page, site)
      .filter(({ target }) => target.path !== page.path)
      .map(({ lang, target }) => fault(page, site, target.url, lang)),
  ),
  'hreflang-target': pageRule('error', 'languages', (page, site) =>
    page.alternates.flatMap(({ lang, href }) => {
      if (lang === forOthers) return [];
      const path = pathOf(site, href);
      if (path === undefined || !href.startsWith(site.origin)) {
        return [{ values: { target: href, lang }, cause: `${lang} elsewhere` }];
      }
      if (site.unverified.has(path)) return [];
      const target = pageAt(site, path);
      return target !== undefined && (target === page || isListed(target, site))
        ? []
        : [fault(page, site, path, lang)];
    }),
  ),
  'hreflang-x-default': pageRule('error', 'languages', (page, site) => {
    const english = localizedPath(defaultLocale, page.path);
    if (!isListed(page, site) || site.unverified.has(english)) return [];
    const found = targetOf(page, forOthers, site);
    const original = pageAt(site, english);
    const wanted = original !== undefined && isListed(original, site) ? english : undefined;
    return found === wanted ? [] : [fault(page, site, found, forOthers)];
  }),
  'hreflang-not-original': pageRule('error', 'languages', (page, site) =>
    faultIf(!isHidden(page) && !isListed(page, site) && page.alternates.length > 0),
  ),
  // Where the head itself is wrong, the rules above say how.
  'sitemap-alternates': pageRule('error', 'languages', (page, site) => {
    const listed = site.listed?.get(page.url);
    if (listed === undefined || same(page.alternates, site) !== same(due(page, site), site)) {
      return [];
    }
    return faultIf(same(listed.alternates, site) !== same(page.alternates, site));
  }),
} satisfies Record<string, Rule>;
