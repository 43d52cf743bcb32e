import { companyFacts } from './facts/companies';
import { firmFacts } from './facts/firm';
import { labourFacts } from './facts/labour';
import { securityFacts } from './facts/security';
import { taxFacts } from './facts/tax';
import type { Fact, FactValue, RuleFact } from './facts/types';
import { visaFacts } from './facts/visas';
import { type Law, type LawId, laws } from './laws';

/**
 * Every figure, limit, deadline and promise that the site states. Texts and documents refer to them as
 * `[[name]]` and never type them; where a figure has changed, `[[name.was]]` is what it was and
 * `[[name.until]]` the last year in which it was that.
 */
export const facts = {
  ...visaFacts,
  ...taxFacts,
  ...labourFacts,
  ...companyFacts,
  ...securityFacts,
  ...firmFacts,
} as const;

export type FactName = keyof typeof facts;

function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name);
}

function isRule(fact: Fact): fact is RuleFact {
  return 'laws' in fact;
}

/**
 * The value that a placeholder stands for.
 * @param name e.g. `vatFilingPeriod`, `vatFilingPeriod.was`, `vatFilingPeriod.until`
 * @returns undefined when there is no such fact, or it has not changed
 */
export function factValue(name: string): FactValue | undefined {
  const [base = '', part] = name.split('.');
  if (!isFactName(base)) return undefined;
  const fact: Fact = facts[base];
  if (part === undefined) return fact.value;
  const was = isRule(fact) ? fact.was : undefined;
  if (part === 'was') return was?.value;
  if (part === 'until' && was) return { kind: 'text', value: String(was.until) };
  return undefined;
}

/** The laws behind some facts, each once, by agency, year and number. @param names as in placeholders */
export function lawsOf(names: Iterable<string>): Law[] {
  const ids = new Set<LawId>();
  for (const name of names) {
    const base = name.split('.', 1)[0] ?? '';
    const fact: Fact | undefined = isFactName(base) ? facts[base] : undefined;
    if (fact && isRule(fact)) for (const law of fact.laws) ids.add(law);
  }
  const found: Law[] = [...ids].map((id) => laws[id]);
  return found.sort(
    (a, b) =>
      a.agency.localeCompare(b.agency) || a.year - b.year || a.number.localeCompare(b.number),
  );
}

/** Rules that were compared with their sources longer ago than this, in days, are listed. */
const staleAfter = 365;

/**
 * What has to be confirmed before launch: facts with a review note, those that are only likely, and
 * those that were checked too long ago.
 * @param today e.g. `2026-12-31`
 */
export function factsToReview(today: string): { name: string; reason: string }[] {
  return Object.entries<Fact>(facts).flatMap(([name, fact]) => {
    const reasons = fact.reviewNote === undefined ? [] : [fact.reviewNote];
    if (isRule(fact)) {
      if (fact.status === 'likely') reasons.push('only likely');
      const age = (Date.parse(today) - Date.parse(fact.checked)) / 86_400_000;
      if (age > staleAfter) reasons.push(`last checked on ${fact.checked}`);
    }
    return reasons.length === 0 ? [] : [{ name, reason: reasons.join('; ') }];
  });
}
