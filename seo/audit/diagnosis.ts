import { auditSite, type Finding } from './audit-site';
import type { AuditedSite } from './audited-site';
import { byPriority, type Cause, causesOf } from './causes';
import { type LanguageRow, languageMatrix } from './language-matrix';
import { type PageRecord, pageRecords } from './page-record';
import { ruleIds, rules } from './rules/rules';
import { withVersions } from './with-versions';

/** What the diagnostic says of a site. */
export type Diagnosis = {
  /** The site with the pages that were to be judged. */
  site: AuditedSite;
  /** The same with these pages in all languages: what one version says of the others is judged of all. */
  compared: AuditedSite;
  findings: readonly Finding[];
  /** What is to be mended, the most important first. */
  causes: readonly Cause[];
  records: readonly PageRecord[];
  languages: readonly LanguageRow[];
};

/** A page without a canonical address is critical here (specification of the diagnostic). */
function asCritical(cause: Cause): Cause {
  return cause.rule === 'canonical-missing' ? { ...cause, severity: 'error' } : cause;
}

/** How long it works without a pause, in milliseconds: the browser answers its user in between. */
const stretch = 40;

function isOfLanguages({ rule }: Pick<Finding, 'rule'>): boolean {
  return rules[rule].check === 'languages';
}

/**
 * Applies all rules to a site, with pauses.
 * @param paths without locale prefix, of the pages that were to be judged
 * @throws the signal's reason when it is aborted
 */
export async function diagnose(
  site: AuditedSite,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Diagnosis> {
  const compared = withVersions(site);
  const findings: Finding[] = [];
  let begun = performance.now();
  for (const rule of ruleIds) {
    if (performance.now() - begun > stretch) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    signal.throwIfAborted();
    findings.push(...auditSite(isOfLanguages({ rule }) ? compared : site, [rule]));
  }
  const ofLanguages = findings.filter(isOfLanguages);
  const others = findings.filter((finding) => !isOfLanguages(finding));
  return {
    site,
    compared,
    findings,
    causes: [...causesOf(others, site), ...causesOf(ofLanguages, compared)]
      .map(asCritical)
      .sort(byPriority),
    records: pageRecords(site, findings),
    languages: languageMatrix(compared, findings, paths),
  };
}
