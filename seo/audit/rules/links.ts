import { locales } from '@/i18n/locales';
import { pathOf } from '@/seo/audit/audited-site';
import { pageRule, type Rule } from '@/seo/audit/rule';

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

/** Where the links of pages lead. */
export const linkRules = {
  // A page has one address: what redirects to it is none of them.
  'link-target': pageRule('error', (page, site) =>
    page.links
      .filter(({ href }) => !href.startsWith('#') && !isElsewhere(href, site.origin))
      .filter(({ href }) => {
        const path = pathOf(site, href);
        return path === undefined || !(site.pages.has(path) || site.files.has(path));
      })
      .map(({ href }) => `"${href}" leads to no page`),
  ),
  'link-anchor': pageRule('error', (page, site) =>
    page.links.flatMap(({ href }) => {
      if (!URL.canParse(href, site.origin) || isElsewhere(href, site.origin)) return [];
      if (!href.includes('#')) return [];
      const hash = decoded(new URL(href, site.origin).hash.slice(1));
      const target = href.startsWith('#') ? page : site.pages.get(pathOf(site, href) ?? '');
      return target === undefined || target.ids.has(hash)
        ? []
        : [`nothing has the id of "${href}"`];
    }),
  ),
  'link-language': pageRule('error', (page, site) =>
    page.links.flatMap(({ href, lang }) => {
      const target = site.pages.get(pathOf(site, href) ?? '');
      if (target === undefined || href.startsWith('#')) return [];
      if (lang !== undefined) {
        const is = locales[target.locale].lang;
        return lang === is ? [] : [`"${href}" is not in "${lang}"`];
      }
      return target.locale === page.locale ? [] : [`"${href}" changes the language unsaid`];
    }),
  ),
} satisfies Record<string, Rule>;
