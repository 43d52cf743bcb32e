import { locales } from '@/i18n/locales';
import { groupBy } from '@/lib/objects/group-by';
import { decodePart } from '@/lib/text/decode-part';
import { type AuditedSite, mayExist, pageAt, pathOf } from '@/seo/audit/audited-site';
import { google, html } from '@/seo/audit/checks';
import type { Link, ParsedPage } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, type PageFault, pageRule, type RuleTable } from '@/seo/audit/rule';
import { isGenericLinkText } from './generic-link-texts';

/** Fewer links than this from the main area to other pages suggest adding more. */
const minLinks = 3;

/** Whether a URL leads out of the site: another site, mail, telephone. */
function isExternal(href: string, { origin }: AuditedSite): boolean {
  return URL.canParse(href, origin) && new URL(href, origin).origin !== origin;
}

/** The links of a page to a URL of the site, those within the page excepted. */
function internalLinks({ links }: ParsedPage, site: AuditedSite): Link[] {
  return links.filter(({ href }) => !href.startsWith('#') && !isExternal(href, site));
}

function linkFaults(links: readonly Link[]): PageFault[] {
  return faultsOf(
    'href',
    links.map(({ href }) => href),
  );
}

/** URL paths of the other pages that the main area of a page leads to, unverified ones too, translations excepted. */
export function mainTargets(page: ParsedPage, site: AuditedSite): Set<string> {
  const urls = internalLinks(page, site)
    .filter(({ isInMain, lang }) => isInMain && lang === undefined)
    .flatMap(({ href }) => pathOf(site, href) ?? [])
    .filter((url) => url !== page.url && (site.unverified.has(url) || pageAt(site, url)));
  return new Set(urls);
}

function isBrokenFragment({ href }: Link, page: ParsedPage, site: AuditedSite): boolean {
  const path = pathOf(site, href);
  if (path === undefined || !href.includes('#')) return false;
  const hash = decodePart(new URL(href, site.origin).hash.slice(1));
  const target = href.startsWith('#') ? page : pageAt(site, path);
  // `#` and `#top` lead to the top of any page (HTML, the indicated part of the document).
  return target !== undefined && !/^(?:top)?$/i.test(hash) && !target.ids.has(hash);
}

function isOtherLanguage({ href, lang }: Link, page: ParsedPage, site: AuditedSite): boolean {
  const target = pageAt(site, pathOf(site, href));
  if (target === undefined || href.startsWith('#')) return false;
  return lang === undefined ? target.locale !== page.locale : lang !== locales[target.locale].lang;
}

const redirectDoc = `${google}/crawling-indexing/301-redirects`;
const fragmentDoc = `${html}/browsing-the-web.html#scrolling-to-a-fragment`;

/** The links of a page. One that occurs several times is one fault. */
export const linkRules = {
  'links-few': pageRule('warning', 'internalLinks', (page, site) => {
    const count = mainTargets(page, site).size;
    const isFault = count < minLinks && !site.noindexPaths.has(page.path);
    return faultIf(isFault, { count, least: minLinks }, '');
  }),
  'link-target': pageRule('error', 'linkTargets', (page, site) => {
    const broken = internalLinks(page, site).filter(({ href }) => {
      const path = pathOf(site, href);
      return path === undefined || !(mayExist(site, path) || site.redirects.has(path));
    });
    return linkFaults(broken);
  }),
  // A link names the final URL: a redirect costs a round trip.
  'link-redirect': pageRule('error', { check: 'linkTargets', source: redirectDoc }, (page, site) =>
    internalLinks(page, site).flatMap(({ href }) => {
      const target = site.redirects.get(pathOf(site, href) ?? '');
      return target === undefined ? [] : [{ values: { href, target } }];
    }),
  ),
  'link-fragment': pageRule('error', { check: 'linkTargets', source: fragmentDoc }, (page, site) =>
    linkFaults(page.links.filter((link) => isBrokenFragment(link, page, site))),
  ),
  'link-generic': pageRule('warning', 'linkTexts', ({ textLang, lang = '', links }) => {
    const generic = groupBy(
      links.filter(({ isInMain, text }) => isInMain && isGenericLinkText(text, textLang ?? lang)),
      ({ href }) => href,
    );
    return [...generic].map(([href, [{ text }]]) => ({ values: { href, text }, cause: text }));
  }),
  'link-language': pageRule('error', 'linkLanguages', (page, site) =>
    linkFaults(page.links.filter((link) => isOtherLanguage(link, page, site))),
  ),
} satisfies RuleTable;
