import { locales } from '@/i18n/locales';
import { pageAt, pathOf } from '@/seo/audit/audited-site';
import { isHidden, metaOf, only } from '@/seo/audit/parsed-page';
import { faultIf, pageRule, type Rule } from '@/seo/audit/rule';
import { canonicalOf } from './originals';

/** The canonical address of a page, and what repeats it. */
export const addressRules = {
  'canonical-missing': pageRule('warning', 'canonical', ({ canonicals }) =>
    faultIf(canonicals.length === 0),
  ),
  'canonical-several': pageRule('error', 'canonical', ({ canonicals }) =>
    canonicals.length > 1 ? [{ values: { count: canonicals.length } }] : [],
  ),
  'canonical-origin': pageRule('error', 'canonical', ({ canonicals }, site) =>
    canonicals
      .filter((href) => !href.startsWith(`${site.origin}/`) && href !== site.origin)
      .map((href) => ({
        values: { href },
        cause: URL.canParse(href) ? new URL(href).origin : 'relative',
      })),
  ),
  'canonical-target': pageRule('error', 'canonical', (page, site) => {
    const target = canonicalOf(page, site);
    if (target === undefined || target === page.url || site.unverified.has(target)) return [];
    const original = pageAt(site, target);
    const isOriginal =
      original !== undefined && canonicalOf(original, site) === target && !isHidden(original);
    return isOriginal ? [] : [{ values: { target } }];
  }),
  // What is not translated yet names its original, and its text says which language that is in.
  'canonical-language': pageRule('error', 'canonical', (page, site) => {
    const target = pageAt(site, canonicalOf(page, site));
    if (target === undefined || target.locale === page.locale) return [];
    return page.textLang === locales[target.locale].lang
      ? []
      : [{ values: { target: target.url }, cause: target.locale }];
  }),
  'canonical-home': pageRule('error', 'canonical', (page, site) => {
    const target = pageAt(site, canonicalOf(page, site));
    return target !== undefined && target.path === '/' && page.path !== '/'
      ? [{ values: { target: target.url } }]
      : [];
  }),
  'head-stray': pageRule('error', 'canonical', ({ strays }) =>
    [...new Set(strays)].map((name) => ({ values: { name } })),
  ),
  'og-title': pageRule('warning', 'openGraph', (page) =>
    faultIf(!isHidden(page) && metaOf(page, 'og:title').every((title) => title.trim() === '')),
  ),
  // The canonical address, or that of the page itself where a rule above says that the other is wrong.
  'og-url': pageRule('error', 'openGraph', (page, site) => {
    const url = metaOf(page, 'og:url').join(' ');
    const canonical = only(page.canonicals) ?? site.origin + page.url;
    const isRight = url === canonical || pathOf(site, url) === page.url;
    // Without one, the address at which a page was found is taken: only another one is wrong.
    return url === '' || isRight ? [] : [{ values: { url, canonical }, cause: '' }];
  }),
} satisfies Record<string, Rule>;
