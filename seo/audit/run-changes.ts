import { type Finding, identityOf } from './audit-site';
import type { AuditedSite } from './audited-site';
import type { Rule } from './rule';
import { ruleIds, rules } from './rules/rules';

/** What has changed from one run to the next. */
export type RunChanges = {
  fresh: readonly Finding[];
  same: readonly Finding[];
  /** Identities of the findings that were there before and are not any more. */
  fixed: readonly string[];
  /** Identities of those of which this run could not say whether they still are. */
  unknown: readonly string[];
};

/** Rule and URL path of an identity (`identityOf`); no rule where none has that name any more. */
export function partsOfIdentity(identity: string): {
  rule: Finding['rule'] | undefined;
  url: string;
} {
  const [name, url = ''] = identity.split(' ');
  return { rule: ruleIds.find((id) => id === name), url };
}

/** The URL paths that an identity names: that of its page, and those in its values. */
function pathsIn(identity: string, { origin }: AuditedSite): string[] {
  return identity
    .split(/[\s=]/)
    .map((part) => (part.startsWith(origin) ? part.slice(origin.length) || '/' : part))
    .map((part) => part.replace(/[?#].*$/, ''));
}

/** Whether a run could see a finding, had it still been there. */
function couldSee(identity: string, site: AuditedSite): boolean {
  const { rule } = partsOfIdentity(identity);
  const { needsWhole }: Pick<Rule, 'needsWhole'> = rule === undefined ? {} : rules[rule];
  if (needsWhole && !site.isWhole) return false;
  return !pathsIn(identity, site).some((path) => site.unverified.has(path));
}

/**
 * Compares a run with the one before, whatever the order of their findings.
 * @param before identities of the findings of the run before
 * @param site what this run has read: nothing counts as fixed that it could not see
 */
export function runChanges(
  before: readonly string[],
  findings: readonly Finding[],
  site: AuditedSite,
): RunChanges {
  const known = new Set(before);
  const now = new Set(findings.map(identityOf));
  const gone = [...known].filter((identity) => !now.has(identity)).sort();
  return {
    fresh: findings.filter((finding) => !known.has(identityOf(finding))),
    same: findings.filter((finding) => known.has(identityOf(finding))),
    fixed: gone.filter((identity) => couldSee(identity, site)),
    unknown: gone.filter((identity) => !couldSee(identity, site)),
  };
}

/** What the next run is to be compared with: what was found, and what could not be looked at again. */
export function identitiesToKeep(
  findings: readonly Finding[],
  changes: Pick<RunChanges, 'unknown'> | undefined,
): string[] {
  return [...new Set([...findings.map(identityOf), ...(changes?.unknown ?? [])])].sort();
}
