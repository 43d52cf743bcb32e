import { groupBy } from '@/lib/objects/group-by';
import { type AuditedSite, pageAt, pathOf } from '@/seo/audit/audited-site';
import { isHidden, only, type ParsedPage } from '@/seo/audit/parsed-page';

/** URL path of the canonical address of a page. */
export function canonicalOf(page: ParsedPage, site: AuditedSite): string | undefined {
  const href = only(page.canonicals);
  return href === undefined ? undefined : pathOf(site, href);
}

/**
 * Whether search engines shall list a page: it is indexable, and its canonical address is its own. A
 * canonical address that does not exist, or several, is a fault of its own: search engines ignore it.
 */
export function isListed(page: ParsedPage, site: AuditedSite): boolean {
  if (isHidden(page)) return false;
  const original = canonicalOf(page, site);
  return original === undefined || original === page.url || pageAt(site, original) === undefined;
}

/** The audited pages that search engines shall list. */
export function listedPages(site: AuditedSite): ParsedPage[] {
  return [...site.pages.values()].filter((page) => isListed(page, site));
}

const versions = new WeakMap<AuditedSite, Map<string, ParsedPage[]>>();

/** A listed page in all its languages, itself among them. */
export function siblings(page: ParsedPage, site: AuditedSite): ParsedPage[] {
  let byPath = versions.get(site);
  if (byPath === undefined) {
    const all = [...site.pages.values(), ...site.targets.values()];
    const listed = all.filter((each) => isListed(each, site));
    byPath = groupBy(listed, ({ path }) => path);
    versions.set(site, byPath);
  }
  return byPath.get(page.path) ?? [];
}

/**
 * The listed pages that have something in common with one before them.
 * @param keyOf what they have in common; pages without it are left out
 */
export function repeatedPages(site: AuditedSite, keyOf: (page: ParsedPage) => string | undefined) {
  const groups = groupBy(
    listedPages(site).filter((page) => keyOf(page) !== undefined),
    keyOf,
  );
  return [...groups].flatMap(([key = '', [first, ...others]]) =>
    others.map((page) => ({ page, other: first.url, key })),
  );
}
