import { groupBy } from '@/lib/objects/group-by';
import { type AuditedSite, oncePerSite, pageAt, pathOf } from '@/seo/audit/audited-site';
import type { CheckId } from '@/seo/audit/checks';
import { isNoindex, only, type ParsedPage } from '@/seo/audit/parsed-page';
import { type Fault, type Rule, siteRule } from '@/seo/audit/rule';

/** URL path of the canonical address of a page. */
export function canonicalOf(page: ParsedPage, site: AuditedSite): string | undefined {
  return pathOf(site, only(page.canonicals));
}

/**
 * Whether search engines shall list a page: it is not `noindex`, and its canonical address is its own. A
 * canonical address that does not exist, or several, is a fault of its own: search engines ignore it.
 */
export function isIndexablePage(page: ParsedPage, site: AuditedSite): boolean {
  if (isNoindex(page)) return false;
  const canonical = canonicalOf(page, site);
  return canonical === undefined || canonical === page.url || pageAt(site, canonical) === undefined;
}

/** The audited pages that search engines shall list. */
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

/**
 * A rule against indexable pages that have something in common with one before them.
 * @param keyOf what they have in common; pages with an empty one are left out
 * @param quotedOf values of the sentence besides the URL path of the other page
 */
export function repeatedRule(
  check: CheckId,
  keyOf: (page: ParsedPage) => string | undefined,
  quotedOf?: (page: ParsedPage) => Fault['values'],
): Rule {
  return siteRule('error', check, (site) => {
    const groups = groupBy(indexablePages(site), (page) => keyOf(page) ?? '');
    groups.delete('');
    return [...groups].flatMap(([cause, [first, ...others]]) =>
      others.map((page) => {
        return { url: page.url, values: { other: first.url, ...quotedOf?.(page) }, cause };
      }),
    );
  });
}
