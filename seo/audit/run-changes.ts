import { type Finding, identityOf, ruleIds, rules } from './audit-site';
import type { AuditedSite } from './audited-site';

export type RunChanges = ReturnType<typeof runChanges>;

/** Rule and URL path of an identity (`identityOf`); no rule where none has that name any more. */
export function partsOfIdentity(identity: string) {
  const [name, url = ''] = identity.split(' ');
  return { rule: ruleIds.find((id) => id === name), url };
}

function couldSee(identity: string, { isWhole, origin, unverified }: AuditedSite): boolean {
  const { rule } = partsOfIdentity(identity);
  if (rule !== undefined && rules[rule].needsWhole && !isWhole) return false;
  // The paths that it names: of its page, and those in its values.
  return identity
    .split(/[\s=]/)
    .map((part) => (part.startsWith(origin) ? part.slice(origin.length) || '/' : part))
    .every((path) => !unverified.has(path.replace(/[?#].*$/, '')));
}

/**
 * Compares a run with the one before, in whatever order their findings are.
 * @param before identities of the findings of the run before
 * @param site what this run has read: nothing counts as fixed that it could not see
 */
export function runChanges(
  before: readonly string[],
  findings: readonly Finding[],
  site: AuditedSite,
) {
  const known = new Set(before);
  const now = new Set(findings.map(identityOf));
  const gone = [...known].filter((identity) => !now.has(identity)).sort();
  return {
    fresh: findings.filter((finding) => !known.has(identityOf(finding))),
    same: findings.filter((finding) => known.has(identityOf(finding))),
    /** Identities of the findings that are gone. */
    fixed: gone.filter((identity) => couldSee(identity, site)),
    /** Identities of the findings that this run could not see again. */
    unknown: gone.filter((identity) => !couldSee(identity, site)),
  };
}

/** Identities to store for the next run: the findings of this one, and those that it could not see again. */
export function identitiesToKeep(
  findings: readonly Finding[],
  changes: Pick<RunChanges, 'unknown'> | undefined,
): string[] {
  return [...new Set([...findings.map(identityOf), ...(changes?.unknown ?? [])])].sort();
}
