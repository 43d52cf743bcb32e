import { visaFacts } from '@/content/facts/immigration';
import { todayInManila } from '@/lib/dates/manila-time';
import { countryFigures, countryRows } from './countries/countries';
import { companyFacts } from './facts/companies';
import { contributionFacts } from './facts/contributions';
import { firmFacts } from './facts/firm';
import { labourFacts } from './facts/labour';
import { parcelFacts } from './facts/parcels';
import { premiumPayFacts } from './facts/premium-pay';
import { securityFacts } from './facts/security';
import { taxFacts } from './facts/tax';
import type { Fact, FactValue, RuleFact } from './facts/types';
import { type Law, type LawId, laws } from './laws';

/**
 * Every figure, limit, deadline and promise that the site states. Texts and documents refer to them as
 * `[[name]]` and never type them; where a figure has changed, `[[name.was]]` is what it was and
 * `[[name.until]]` the last year in which it was that. Where a rule ends, `[[name.end]]` is its last day.
 * Figures of other countries are in `content/countries/`, with names of the same kind.
 */
export const facts = {
  ...visaFacts,
  ...taxFacts,
  ...labourFacts,
  ...contributionFacts,
  ...premiumPayFacts,
  ...companyFacts,
  ...parcelFacts,
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

/** The rule behind a placeholder such as `vatRate` or `vatFilingPeriod.was`, if it is one. */
function ruleOf(name: string): RuleFact | undefined {
  const base = name.split('.', 1)[0] ?? '';
  const fact: Fact | undefined = isFactName(base) ? facts[base] : undefined;
  return fact && isRule(fact) ? fact : undefined;
}

/** What is recorded of any comparison with sources: of a rule, or of a row of `content/countries/`. */
type Comparison = Pick<RuleFact, 'checked' | 'status' | 'until' | 'reviewNote'>;

/**
 * The value that a placeholder stands for.
 * @param name e.g. `vatFilingPeriod`, `vatFilingPeriod.was`, `vatFilingPeriod.until`, `chinaEntrySince.end`
 * @returns undefined when there is no such fact, or it has not changed, or has no end
 */
export function factValue(name: string): FactValue | undefined {
  const [base = '', part] = name.split('.');
  if (!isFactName(base)) {
    return part === undefined ? countryFigures.get(base)?.value : undefined;
  }
  if (part === undefined) return facts[base].value;
  const rule = ruleOf(base);
  const was = rule?.was;
  if (part === 'was') return was?.value;
  if (part === 'until' && was) return { kind: 'text', value: String(was.until) };
  if (part === 'end' && rule?.until) return { kind: 'day', value: rule.until };
  return undefined;
}

/**
 * The day, e.g. `2027-01-15`, that texts have to state with the rule behind a placeholder, because it ends
 * then. The value of a deadline is that day already.
 */
export function endOf(name: string): string | undefined {
  const rule = ruleOf(name);
  const isDeadline = rule?.value.kind === 'day' && rule.value.value === rule.until;
  return isDeadline ? undefined : rule?.until;
}

/**
 * The last year in which the figure behind a placeholder is still what it was, where that year is not over.
 * @param today e.g. `2026-12-31`
 */
export function lastYearBeforeChange(name: string, today = todayInManila()): number | undefined {
  const until = ruleOf(name)?.was?.until;
  return until !== undefined && until >= Number(today.slice(0, 4)) ? until : undefined;
}

/**
 * Whether a placeholder stands for a rule that the text asks to confirm with its agency. Figures of countries do not:
 * behind their sentences stands whom to ask.
 */
export function isUnconfirmed(name: string): boolean {
  const status = ruleOf(name)?.status;
  return status !== undefined && status !== 'confirmed';
}

/** The source of a rule: the main law and the place in it, and the issuances that carry it out. */
export type Source = {
  law: Law;
  section?: string;
  others: Law[];
  /** Whether a rule of this source has to be confirmed with its agency. */
  isUnconfirmed: boolean;
  /** The first day on which one of them ends, if one does. */
  until?: string;
};

/**
 * The source of the rule behind a placeholder as a key, the same for all rules of one place that are equally certain;
 * undefined for others.
 */
export function sourceKey(name: string): string | undefined {
  const rule = ruleOf(name);
  return rule && `${rule.laws[0]} ${rule.section ?? ''} ${rule.status === 'confirmed'}`;
}

/**
 * The sources of a text in the order of some keys.
 * @param keys as `sourceKey` gives them
 * @param names of the facts of the text, as in placeholders
 */
export function sourcesOf(keys: readonly string[], names: Iterable<string>): Source[] {
  const all = [...names];
  return keys.map((key) => {
    const there = all.filter((name) => sourceKey(name) === key);
    const rulesThere = there.flatMap((name) => ruleOf(name) ?? []);
    const [rule] = rulesThere;
    if (rule === undefined) throw new Error(`${key}: no fact has this source`);
    const [until] = there.flatMap((name) => endOf(name) ?? []).toSorted();
    const others = new Set(rulesThere.flatMap(({ laws: [, ...more] }) => more));
    return {
      law: laws[rule.laws[0]],
      ...(rule.section === undefined ? {} : { section: rule.section }),
      others: [...others].map((id) => laws[id]),
      isUnconfirmed: rulesThere.some(({ status }) => status !== 'confirmed'),
      ...(until === undefined ? {} : { until }),
    };
  });
}

/** The laws behind some facts, each once, by agency, year and number. @param names as in placeholders */
export function lawsOf(names: Iterable<string>): Law[] {
  const ids = new Set<LawId>();
  for (const name of names) for (const law of ruleOf(name)?.laws ?? []) ids.add(law);
  const found: Law[] = [...ids].map((id) => laws[id]);
  return found.sort(
    (a, b) =>
      a.agency.localeCompare(b.agency) || a.year - b.year || a.number.localeCompare(b.number),
  );
}

/**
 * The day on which the rules behind some facts were last compared with their sources, of several the
 * earliest; undefined where none is a rule.
 * @param names as in placeholders
 */
export function checkedDay(names: Iterable<string>): string | undefined {
  const days = [...names].flatMap((name) => ruleOf(name)?.checked ?? []);
  return days.sort()[0];
}

/** Days after which a comparison of a rule with its source is too old. */
const staleAfter = 180;

/** Days before the end of a rule from which the build warns. */
const warnedBefore = 60;

/** Days from one to another, negative where the second comes first. @param from e.g. `2026-12-31` */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

function rules(): [name: string, rule: RuleFact][] {
  return Object.entries<Fact>(facts).flatMap(([name, fact]) =>
    isRule(fact) ? [[name, fact]] : [],
  );
}

/** Law and section of a rule: `Republic Act 8424, s. 228`. */
function placeOf({ laws: [law], section }: RuleFact): string {
  return [laws[law].number, section].filter(Boolean).join(', ');
}

/**
 * The rules and rows of countries that end soon, or have ended: their texts have to be looked at.
 * @param today e.g. `2026-12-31`
 */
export function endingFacts(
  today = todayInManila(),
): { name: string; until: string; hasEnded: boolean }[] {
  const compared: [string, Comparison][] = [...rules(), ...countryRows()];
  return compared.flatMap(([name, { until }]) =>
    until === undefined || daysBetween(today, until) > warnedBefore
      ? []
      : [{ name, until, hasEnded: daysBetween(today, until) < 0 }],
  );
}

/** Why a comparison has to be repeated. @param place where the sources say it @param today e.g. `2026-12-31` */
function reviewReasons({ reviewNote, status, checked }: Comparison, place: string, today: string) {
  return [
    ...(reviewNote === undefined ? [] : [reviewNote]),
    ...(status === 'likely' ? [`only likely (${place})`] : []),
    ...(status === 'copies' ? [`known by copies only (${place})`] : []),
    ...(daysBetween(checked, today) > staleAfter ? [`last checked on ${checked}`] : []),
  ];
}

/**
 * What has to be confirmed before launch: facts with a review note, rules and rows of countries that are not
 * confirmed, and those that were checked too long ago.
 * @param today e.g. `2026-12-31`
 */
export function factsToReview(today = todayInManila()): { name: string; reason: string }[] {
  const promises = Object.entries<Fact>(facts).flatMap(([name, fact]): [string, string[]][] =>
    isRule(fact) || fact.reviewNote === undefined ? [] : [[name, [fact.reviewNote]]],
  );
  const ofRules = rules().map(([name, rule]): [string, string[]] => [
    name,
    reviewReasons(rule, placeOf(rule), today),
  ]);
  const ofCountries = countryRows().map(([name, row]): [string, string[]] => [
    name,
    reviewReasons(row, row.sources.map((source) => source.name).join('; '), today),
  ]);
  return [...ofRules, ...promises, ...ofCountries].flatMap(([name, reasons]) =>
    reasons.length === 0 ? [] : [{ name, reason: reasons.join('; ') }],
  );
}
