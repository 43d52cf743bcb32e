import type { Finding } from './audit-site';
import { type AuditedSite, pageAt } from './audited-site';
import type { ParsedPage } from './parsed-page';
import { isListed } from './rules/originals';
import { templateOf } from './template';

/** What the pages with a fault have in common, and so where it is mended: once. */
export type Reach = 'site' | 'layout' | 'template' | 'language' | 'translations' | 'page';

/** Findings with one cause: one row of a report. */
export type Cause = {
  /** Rule and what its findings have in common: the same in every run. */
  id: string;
  rule: Finding['rule'];
  severity: Finding['severity'];
  reach: Reach;
  /** At least one, in the order of the pages. */
  findings: readonly [Finding, ...Finding[]];
  /** Number of pages that it concerns; of a file such as robots.txt, all. */
  pages: number;
  /** Number of those that search engines shall list. */
  indexable: number;
};

/** Whether pages are all judged pages of some kind, and more than one address of it. */
function isAllOf(
  affected: readonly ParsedPage[],
  all: readonly ParsedPage[],
  kindOf: (page: ParsedPage) => string,
): boolean {
  const [first] = affected;
  if (first === undefined) return false;
  const kind = kindOf(first);
  const due = all.filter((page) => kindOf(page) === kind);
  return (
    due.length > 1 &&
    affected.length === due.length &&
    affected.every((page) => kindOf(page) === kind)
  );
}

/**
 * What the affected pages have in common, the widest first. Pages that search engines do not list are
 * left out where the fault is on no such page: many rules say nothing of them.
 */
function reachOf(affected: readonly ParsedPage[], site: AuditedSite): Reach {
  const everything = [...site.pages.values()];
  const onlyListed = affected.every((page) => isListed(page, site));
  const all = onlyListed ? everything.filter((page) => isListed(page, site)) : everything;
  if (affected.length < 2) return 'page';
  if (isAllOf(affected, all, () => '')) return 'layout';
  if (isAllOf(affected, all, ({ path }) => templateOf(path))) return 'template';
  if (isAllOf(affected, all, ({ locale }) => locale)) return 'language';
  return new Set(affected.map(({ path }) => path)).size === 1 ? 'translations' : 'page';
}

function causeOf(id: string, findings: readonly [Finding, ...Finding[]], site: AuditedSite): Cause {
  const [{ rule, severity }] = findings;
  const urls = [...new Set(findings.map(({ url }) => url))];
  const affected = urls.flatMap((url) => site.pages.get(url) ?? []);
  const isOfSite = urls.some((url) => pageAt(site, url) === undefined);
  const concerned = isOfSite ? [...site.pages.values()] : affected;
  return {
    id,
    rule,
    severity,
    reach: isOfSite ? 'site' : reachOf(affected, site),
    findings,
    pages: concerned.length,
    indexable: concerned.filter((page) => isListed(page, site)).length,
  };
}

/** Errors first; of one severity, what keeps more pages from being found. */
export function byPriority(a: Cause, b: Cause): number {
  const errors = Number(b.severity === 'error') - Number(a.severity === 'error');
  return errors || b.indexable - a.indexable || b.pages - a.pages || (a.id < b.id ? -1 : 1);
}

/**
 * Groups findings by what they have in common, the most important first: a fault of what all pages share
 * is one row, however many pages show it.
 */
export function causesOf(findings: readonly Finding[], site: AuditedSite): Cause[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const id = `${finding.rule} ${finding.cause}`;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([id, group]) => causeOf(id, group, site)).sort(byPriority);
}
