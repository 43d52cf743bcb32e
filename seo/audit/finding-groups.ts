import { groupBy } from '@/lib/objects/group-by';
import type { Finding } from './audit-site';
import { type AuditedSite, pageAt } from './audited-site';
import { type Extent, fixLocationOf, pageTemplateOf } from './fix-location';
import { indexablePages, isIndexablePage } from './indexable-pages';
import type { ParsedPage } from './parsed-page';

/** Findings of one rule with one cause: a row of a report. */
export type FindingGroup = ReturnType<typeof findingGroup>;

/** What affected pages have in common where they are all pages with one value, the widest first. */
const extents: readonly [Extent, (page: ParsedPage) => string][] = [
  ['layout', () => ''],
  ['template', ({ path }) => pageTemplateOf(path)],
  ['language', ({ locale }) => locale],
];

/** What affected pages have in common. Indexable ones are compared with each other: many rules are for them. */
function extentOf(affected: readonly ParsedPage[], site: AuditedSite): Extent {
  const [first] = affected;
  if (first === undefined || affected.length === 1) return 'page';
  const areIndexable = affected.every((page) => isIndexablePage(page, site));
  const all = areIndexable ? indexablePages(site) : [...site.pages.values()];
  for (const [extent, kindOf] of extents) {
    const isSame = (page: ParsedPage) => kindOf(page) === kindOf(first);
    if (affected.every(isSame) && all.filter(isSame).length === affected.length) return extent;
  }
  return affected.every(({ path }) => path === first.path) ? 'translations' : 'page';
}

function findingGroup(id: string, findings: readonly [Finding, ...Finding[]], site: AuditedSite) {
  const [{ rule, severity, url: firstUrl, values }] = findings;
  const urls = [...new Set(findings.map(({ url }) => url))];
  const affected = urls.flatMap((url) => site.pages.get(url) ?? []);
  const isOfSite = urls.some((url) => pageAt(site, url) === undefined);
  const concerned = isOfSite ? [...site.pages.values()] : affected;
  const extent = isOfSite ? 'site' : extentOf(affected, site);
  return {
    /** Rule and cause, the same in every run. */
    id,
    rule,
    severity,
    extent,
    fixLocation: fixLocationOf(rule, site.pages.get(firstUrl), extent, values.href),
    /** In the order of the pages. */
    findings,
    /** URL paths of the pages or files that the findings are of, each once. */
    urls,
    /** Number of pages that it concerns; of a file such as robots.txt, all. */
    pageCount: concerned.length,
    /** Number of those that are indexable. */
    indexableCount: concerned.filter((page) => isIndexablePage(page, site)).length,
  };
}

/** Orders errors first; of one severity, groups with more indexable pages, then with more pages, first. */
export function bySeverity(a: FindingGroup, b: FindingGroup): number {
  const errors = Number(b.severity === 'error') - Number(a.severity === 'error');
  return (
    errors ||
    b.indexableCount - a.indexableCount ||
    b.pageCount - a.pageCount ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Groups findings by rule and cause, errors first: a fault in the layout is one row, however many pages show it. */
export function findingGroups(findings: readonly Finding[], site: AuditedSite): FindingGroup[] {
  const groups = groupBy(findings, ({ rule, cause }) => `${rule} ${cause}`);
  return [...groups].map(([id, group]) => findingGroup(id, group, site)).sort(bySeverity);
}
