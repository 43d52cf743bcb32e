import { groupBy } from '@/lib/objects/group-by';
import type { Finding } from './audit-site';
import { type AuditedSite, pageAt } from './audited-site';
import type { ParsedPage } from './parsed-page';
import { indexablePages, isIndexablePage } from './rules/canonical-pages';
import { type Extent, pageTemplateOf, whereOf } from './where';

/** Findings with one cause: one row of a report. */
export type Cause = ReturnType<typeof causeOf>;

/** What pages have in common if they are all of a kind, the widest first. */
const kinds: readonly [Extent, (page: ParsedPage) => string][] = [
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
  for (const [extent, kindOf] of kinds) {
    const isSame = (page: ParsedPage) => kindOf(page) === kindOf(first);
    if (affected.every(isSame) && all.filter(isSame).length === affected.length) return extent;
  }
  return affected.every(({ path }) => path === first.path) ? 'translations' : 'page';
}

function causeOf(id: string, findings: readonly [Finding, ...Finding[]], site: AuditedSite) {
  const [{ rule, severity, url: firstUrl, values }] = findings;
  const urls = [...new Set(findings.map(({ url }) => url))];
  const affected = urls.flatMap((url) => site.pages.get(url) ?? []);
  const isOfSite = urls.some((url) => pageAt(site, url) === undefined);
  const concerned = isOfSite ? [...site.pages.values()] : affected;
  const extent = isOfSite ? 'site' : extentOf(affected, site);
  return {
    /** Rule and what its findings have in common: the same in every run. */
    id,
    rule,
    severity,
    extent,
    where: whereOf(rule, site.pages.get(firstUrl), extent, values.href),
    /** In the order of the pages. */
    findings,
    /** URL paths of the pages or files that the findings are of, each once. */
    urls,
    /** Number of pages that it concerns; of a file such as robots.txt, all. */
    pageCount: concerned.length,
    /** Number of those that search engines shall list. */
    indexableCount: concerned.filter((page) => isIndexablePage(page, site)).length,
  };
}

/** Errors first; of one severity, what keeps more pages from being found. */
export function byPriority(a: Cause, b: Cause): number {
  const errors = Number(b.severity === 'error') - Number(a.severity === 'error');
  return (
    errors ||
    b.indexableCount - a.indexableCount ||
    b.pageCount - a.pageCount ||
    (a.id < b.id ? -1 : 1)
  );
}

/** Groups findings by cause, the most important first: a fault in the layout is one row, however many pages show it. */
export function causesOf(findings: readonly Finding[], site: AuditedSite): Cause[] {
  const groups = groupBy(findings, ({ rule, cause }) => `${rule} ${cause}`);
  return [...groups].map(([id, group]) => causeOf(id, group, site)).sort(byPriority);
}
