import { pathOf } from '@/seo/audit/audited-site';
import { isHidden, metaOf, only } from '@/seo/audit/parsed-page';
import { pageRule, type Rule } from '@/seo/audit/rule';
import { canonicalOf } from './originals';

/** The canonical address of a page, and what repeats it. */
export const addressRules = {
  'canonical-one': pageRule('error', ({ canonicals }) =>
    canonicals.length === 1 ? [] : [`has ${canonicals.length} canonical links`],
  ),
  'canonical-origin': pageRule('error', ({ canonicals }, site) =>
    canonicals
      .filter((href) => !href.startsWith(site.origin) || pathOf(site, href) === undefined)
      .map((href) => `"${href}" is no absolute address of ${site.origin}`),
  ),
  'canonical-target': pageRule('error', (page, site) => {
    const target = canonicalOf(page, site);
    if (target === undefined || target === page.url) return [];
    const original = site.pages.get(target);
    if (original === undefined) return [`names ${target}, which is no page`];
    if (canonicalOf(original, site) !== target) return [`names ${target}, which names another one`];
    return isHidden(original) ? [`names ${target}, which asks not to be listed`] : [];
  }),
  'og-url': pageRule('error', (page) => {
    const canonical = only(page.canonicals);
    const url = metaOf(page, 'og:url');
    return canonical === undefined || (url.length === 1 && url[0] === canonical)
      ? []
      : [`og:url is "${url.join('", "')}", canonical "${canonical}"`];
  }),
} satisfies Record<string, Rule>;
