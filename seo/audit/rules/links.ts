import { type Locale, locales } from '@/i18n/locales';
import { type AuditedSite, mayExist, pageAt, pathOf } from '@/seo/audit/audited-site';
import type { Link, ParsedPage } from '@/seo/audit/parsed-page';
import { type PageFault, pageRule, type Rule } from '@/seo/audit/rule';
import { isGeneric } from './generic-words';

/** Fewer links than this from the main area to other pages suggest adding more (spec §5). */
const leastLinks = 3;

/** What leads nowhere in the site: another site, mail, telephone. */
function isElsewhere(href: string, origin: string): boolean {
  return URL.canParse(href, origin) && new URL(href, origin).origin !== origin;
}

/** What a hash names; one that is malformed names what it says. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Each fault once: a link that stands twice is as broken as one. */
function perAddress(
  links: readonly Link[],
  more: (link: Link) => PageFault['values'] = () => ({}),
) {
  const found = new Map<string, PageFault>();
  for (const link of links) {
    const { href } = link;
    if (!found.has(href)) found.set(href, { values: { href, ...more(link) } });
  }
  return [...found.values()];
}

/** The links of a page that lead to another address of the site. */
function internal({ links }: ParsedPage, { origin }: AuditedSite): Link[] {
  return links.filter(({ href }) => !href.startsWith('#') && !isElsewhere(href, origin));
}

/** URL paths of the other pages that the main area of a page leads to. */
export function mainTargets(page: ParsedPage, site: AuditedSite): Set<string> {
  const paths = internal(page, site)
    .filter(({ isInMain, lang }) => isInMain && lang === undefined)
    .flatMap(({ href }) => pathOf(site, href) ?? [])
    .filter((path) => path !== page.url && (site.unverified.has(path) || pageAt(site, path)));
  return new Set(paths);
}

/** Where the links of pages lead. */
export const linkRules = {
  'links-few': pageRule('warning', 'internalLinks', (page, site) => {
    const count = mainTargets(page, site).size;
    return site.hidden.has(page.path) || count >= leastLinks
      ? []
      : [{ values: { count, least: leastLinks }, cause: '' }];
  }),
  'link-target': pageRule('error', 'linkTargets', (page, site) =>
    perAddress(
      internal(page, site).filter(({ href }) => {
        const path = pathOf(site, href);
        return path === undefined || !(mayExist(site, path) || site.redirects.has(path));
      }),
    ),
  ),
  // A page has one address: what redirects to it is none of them.
  'link-redirect': pageRule('error', 'linkTargets', (page, site) =>
    perAddress(
      internal(page, site).filter(({ href }) => site.redirects.has(pathOf(site, href) ?? '')),
      ({ href }) => ({ target: site.redirects.get(pathOf(site, href) ?? '') ?? '' }),
    ),
  ),
  'link-anchor': pageRule('error', 'linkTargets', (page, site) =>
    perAddress(
      page.links.filter(({ href }) => {
        if (!href.includes('#') || !URL.canParse(href, site.origin)) return false;
        if (isElsewhere(href, site.origin)) return false;
        const hash = decoded(new URL(href, site.origin).hash.slice(1));
        const target = href.startsWith('#') ? page : pageAt(site, pathOf(site, href));
        // `#` and `#top` lead to the top of any page (HTML, the indicated part of the document).
        return target !== undefined && !/^(?:top)?$/i.test(hash) && !target.ids.has(hash);
      }),
    ),
  ),
  'link-generic': pageRule('warning', 'linkTexts', (page) => {
    const { textLang, lang, links } = page;
    return perAddress(
      links.filter(({ isInMain, text }) => isInMain && isGeneric(text, textLang ?? lang ?? '')),
      ({ text }) => ({ text }),
    ).map((fault) => ({ ...fault, cause: String(fault.values.text) }));
  }),
  'link-language': pageRule('error', 'linkLanguages', (page, site) =>
    perAddress(
      page.links.filter(({ href, lang }) => {
        const target = pageAt(site, pathOf(site, href));
        if (target === undefined || href.startsWith('#')) return false;
        const is: Locale = target.locale;
        return lang === undefined ? is !== page.locale : lang !== locales[is].lang;
      }),
    ),
  ),
} satisfies Record<string, Rule>;
