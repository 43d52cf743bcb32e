import { locales } from '@/i18n/locales';
import { pageAt, pathOf } from '@/seo/audit/audited-site';
import { google, headSource, layoutSource, originSetting } from '@/seo/audit/checks';
import { canonicalOf } from '@/seo/audit/indexable-pages';
import { isNoindex, metaOf, only } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, pageRule, type RuleTable } from '@/seo/audit/rule';

const canonicalInHead = { check: 'canonical', fixLocation: headSource } as const;
const canonicalOrigin = { check: 'canonical', fixLocation: originSetting } as const;
const outsideHead = {
  check: 'canonical',
  source: `${google}/crawling-indexing/valid-page-metadata`,
  fixLocation: layoutSource,
} as const;

export const urlRules = {
  'canonical-missing': pageRule('warning', canonicalInHead, ({ canonicals }) =>
    faultIf(canonicals.length === 0),
  ),
  'canonical-several': pageRule('error', canonicalInHead, ({ canonicals }) =>
    faultIf(canonicals.length > 1, { count: canonicals.length }),
  ),
  'canonical-origin': pageRule('error', canonicalOrigin, ({ canonicals }, { origin }) =>
    canonicals
      .filter((href) => !href.startsWith(`${origin}/`) && href !== origin)
      .map((href) => ({
        values: { href },
        cause: URL.canParse(href) ? new URL(href).origin : 'relative',
      })),
  ),
  'canonical-target': pageRule('error', 'canonical', (page, site) => {
    const target = canonicalOf(page, site);
    if (target === undefined || target === page.url || site.unverified.has(target)) return [];
    const canonical = pageAt(site, target);
    const isRight =
      canonical !== undefined && canonicalOf(canonical, site) === target && !isNoindex(canonical);
    return faultIf(!isRight, { target });
  }),
  // A page that is not translated yet names the one in the language of its text.
  'canonical-language': pageRule('error', 'canonical', (page, site) => {
    const target = pageAt(site, canonicalOf(page, site));
    if (target === undefined || target.locale === page.locale) return [];
    const isTranslated = page.textLang !== locales[target.locale].lang;
    return faultIf(isTranslated, { target: target.url }, target.locale);
  }),
  'canonical-home': pageRule('error', 'canonical', (page, site) => {
    const target = canonicalOf(page, site) ?? '';
    return faultIf(pageAt(site, target)?.path === '/' && page.path !== '/', { target });
  }),
  'head-stray': pageRule('error', outsideHead, ({ misplacedMetadata }) =>
    faultsOf('name', misplacedMetadata),
  ),
  'og-title': pageRule('warning', { check: 'openGraph', fixLocation: headSource }, (page) =>
    faultIf(!isNoindex(page) && metaOf(page, 'og:title').every((title) => title.trim() === '')),
  ),
  // The canonical URL, or that of the page itself where a rule above rejects the other. A page without
  // `og:url` is taken by its URL.
  'og-url': pageRule('error', { check: 'openGraph', fixLocation: headSource }, (page, site) => {
    const url = metaOf(page, 'og:url').join(' ');
    const canonical = only(page.canonicals) ?? site.origin + page.url;
    const isRight = url === '' || url === canonical || pathOf(site, url) === page.url;
    return faultIf(!isRight, { url, canonical }, '');
  }),
} satisfies RuleTable;
