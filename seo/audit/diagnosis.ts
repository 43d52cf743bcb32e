import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { auditSite, type Finding, ruleIds, rules } from './audit-site';
import { type AuditedSite, pageAt, pathOf } from './audited-site';
import { bySeverity, type FindingGroup, findingGroups } from './finding-groups';
import { languageMatrix } from './language-matrix';
import type { ParsedPage } from './parsed-page';

/** What the diagnostic reports of a site. */
export type Diagnosis = Awaited<ReturnType<typeof diagnose>>;

/**
 * The site with the audited pages in all their languages: rules on languages need all of them. A site that
 * has no others is returned as it is.
 *
 * What the added pages refer to and nobody has requested counts as unverified, so the result is for rules on
 * languages alone: of the other links of these pages nothing is known.
 */
function withVersions(site: AuditedSite): AuditedSite {
  const paths = new Set([...site.pages.values()].map(({ path }) => path));
  const versions = [...site.targets].filter(([, { path }]) => paths.has(path));
  if (versions.length === 0) return site;
  const named = ({ alternates }: ParsedPage) =>
    alternates.flatMap(({ href }) => pathOf(site, href) ?? []);
  // A crawl requests what the audited pages refer to, and each of them in all languages.
  const requested = new Set([
    ...[...paths].flatMap((path) => localeCodes.map((locale) => localizedPath(locale, path))),
    ...[...site.pages.values()].flatMap(named),
  ]);
  const unknown = versions
    .flatMap(([, page]) => named(page))
    .filter((path) => !requested.has(path) && !site.redirects.has(path) && !pageAt(site, path));
  return {
    ...site,
    pages: new Map([...site.pages, ...versions]),
    targets: new Map([...site.targets].filter(([, { path }]) => !paths.has(path))),
    unverified: new Set([...site.unverified, ...unknown]),
  };
}

/** How long the rules run without a pause, in milliseconds, so that the browser can respond to its user. */
const longestTask = 40;

/**
 * Applies all rules to a site, with pauses. A page without a canonical URL is an error here, whatever the
 * severity of its rule.
 * @param paths without locale prefix, of the pages that were to be audited
 * @throws the signal's reason when it is aborted
 */
export async function diagnose(site: AuditedSite, paths: readonly string[], signal: AbortSignal) {
  const compared = withVersions(site);
  const findings: Finding[] = [];
  const groups: FindingGroup[] = [];
  let begun = performance.now();
  for (const rule of ruleIds) {
    if (performance.now() - begun > longestTask) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    signal.throwIfAborted();
    const audited = rules[rule].check === 'languages' ? compared : site;
    const found = auditSite(audited, [rule]);
    findings.push(...found);
    for (const group of findingGroups(found, audited)) {
      groups.push(rule === 'canonical-missing' ? { ...group, severity: 'error' } : group);
    }
  }
  const findingsOf = (id: Finding['rule']) => findings.filter(({ rule }) => rule === id);
  return {
    site,
    /** The site with its audited pages in all languages: rules on languages apply to all of them. */
    compared,
    findings,
    /** The most important first. */
    findingGroups: groups.sort(bySeverity),
    languages: languageMatrix(compared, findings, paths),
    duplicates: {
      title: findingsOf('title-repeated'),
      description: findingsOf('description-repeated'),
      content: findingsOf('content-duplicate'),
      near: findingsOf('content-near-duplicate'),
      // Without one, search engines cannot tell the page from its copies.
      canonical: findingsOf('canonical-missing'),
    },
  };
}
