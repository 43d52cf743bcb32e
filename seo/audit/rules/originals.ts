import { type AuditedSite, pageAt, pathOf } from '@/seo/audit/audited-site';
import { isHidden, only, type ParsedPage } from '@/seo/audit/parsed-page';

/** URL path of the page that a page names as its original. */
export function canonicalOf(page: ParsedPage, site: AuditedSite): string | undefined {
  const href = only(page.canonicals);
  return href === undefined ? undefined : pathOf(site, href);
}

/**
 * Whether search engines shall list a page: it does not hide, and names no other page as its original. An
 * original that does not exist, or several, is a fault of its own: search engines pass over it.
 */
export function isListed(page: ParsedPage, site: AuditedSite): boolean {
  if (isHidden(page)) return false;
  const original = canonicalOf(page, site);
  return original === undefined || original === page.url || pageAt(site, original) === undefined;
}

const listed = new WeakMap<AuditedSite, Map<string, ParsedPage[]>>();

/** The pages that search engines shall list, judged or not, by their path without locale prefix. */
function listedByPath(site: AuditedSite): Map<string, ParsedPage[]> {
  const known = listed.get(site);
  if (known !== undefined) return known;
  const found = new Map<string, ParsedPage[]>();
  for (const page of [...site.pages.values(), ...site.targets.values()]) {
    if (isListed(page, site)) found.set(page.path, [...(found.get(page.path) ?? []), page]);
  }
  listed.set(site, found);
  return found;
}

/** The judged pages that search engines shall list. */
export function listedPages(site: AuditedSite): ParsedPage[] {
  return [...site.pages.values()].filter((page) => isListed(page, site));
}

/** The listed pages that are one page in several languages, a page itself among them. */
export function siblings(page: ParsedPage, site: AuditedSite): ParsedPage[] {
  return listedByPath(site).get(page.path) ?? [];
}
