import { type AuditedSite, pathOf } from '@/seo/audit/audited-site';
import { isHidden, only, type ParsedPage } from '@/seo/audit/parsed-page';

/** URL path of the page that a page names as its original. */
export function canonicalOf(page: ParsedPage, site: AuditedSite): string | undefined {
  const href = only(page.canonicals);
  return href === undefined ? undefined : pathOf(site, href);
}

/** Whether search engines shall list a page: it is its own original, and does not hide. */
export function isListed(page: ParsedPage, site: AuditedSite): boolean {
  return canonicalOf(page, site) === page.url && !isHidden(page);
}

const listed = new WeakMap<AuditedSite, Map<string, ParsedPage[]>>();

/** The pages that search engines shall list, by their path without locale prefix. */
function listedByPath(site: AuditedSite): Map<string, ParsedPage[]> {
  const known = listed.get(site);
  if (known !== undefined) return known;
  const found = new Map<string, ParsedPage[]>();
  for (const page of site.pages.values()) {
    if (isListed(page, site)) found.set(page.path, [...(found.get(page.path) ?? []), page]);
  }
  listed.set(site, found);
  return found;
}

/** The pages that search engines shall list. */
export function listedPages(site: AuditedSite): ParsedPage[] {
  return [...listedByPath(site).values()].flat();
}

/** The listed pages that are one page in several languages, a page itself among them. */
export function siblings(page: ParsedPage, site: AuditedSite): ParsedPage[] {
  return listedByPath(site).get(page.path) ?? [];
}
