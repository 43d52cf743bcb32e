import { groupBy } from '@/lib/objects/group-by';
import { type AuditedSite, oncePerSite, pageAt, pathOf } from './audited-site';
import { isNoindex, only, type ParsedPage } from './parsed-page';

/** URL path of the canonical URL of a page; undefined without one, with several, and with one of another site. */
export function canonicalOf(page: ParsedPage, site: AuditedSite): string | undefined {
  return pathOf(site, only(page.canonicals));
}

/**
 * Whether a page is indexable: it is not `noindex`, and its canonical URL is its own. A canonical URL that does not
 * exist, or several, is a fault of its own: search engines ignore it.
 */
export function isIndexablePage(page: ParsedPage, site: AuditedSite): boolean {
  if (isNoindex(page)) return false;
  const canonical = canonicalOf(page, site);
  return canonical === undefined || canonical === page.url || pageAt(site, canonical) === undefined;
}

/** The audited pages that are indexable. */
export function indexablePages(site: AuditedSite): ParsedPage[] {
  return [...site.pages.values()].filter((page) => isIndexablePage(page, site));
}

const versionsByPath = oncePerSite((site) => {
  const all = [...site.pages.values(), ...site.targets.values()];
  const indexable = all.filter((page) => isIndexablePage(page, site));
  return groupBy(indexable, ({ path }) => path);
});

/** The indexable versions of a page in all languages, itself among them if it is indexable. */
export function languageVersions({ path }: ParsedPage, site: AuditedSite): ParsedPage[] {
  return versionsByPath(site).get(path) ?? [];
}
