import type { LawId } from '@/content/laws';

/** A day of this century, e.g. `2026-12-31`. */
export type Day = `20${number}-${number}-${number}`;

/** What a duration is counted in. */
export const durationUnits = [
  'hour',
  'minute',
  'day',
  'week',
  'month',
  'year',
  'workingDay',
] as const;

/** A value in a form that can be written in every language. `max` makes a range of it. */
export type FactValue =
  | {
      kind: 'duration';
      unit: (typeof durationUnits)[number];
      value: number;
      max?: number;
      /** As the first part of a compound, before what lasts so long: `30-Minute` (Session). */
      compound?: true;
    }
  | { kind: 'money'; currency: 'USD' | 'PHP'; value: number; max?: number; compact?: true }
  /** An amount in the currency of another country, with its name: `50,000 euros`. */
  | { kind: 'foreignMoney'; currency: 'EUR' | 'JPY' | 'KRW' | 'TWD'; value: number }
  | { kind: 'percent'; value: number }
  /** `inWords`: small numbers in running text, where the language writes them so. */
  | { kind: 'count'; value: number; max?: number; inWords?: true }
  | { kind: 'period'; value: 'monthly' | 'quarterly' | 'annual' }
  /** A month, e.g. `2025-09`. */
  | { kind: 'month'; value: string }
  /** A day of any year, e.g. `12-24`. */
  | { kind: 'monthDay'; value: string }
  /** A day, e.g. `2026-12-31`. */
  | { kind: 'day'; value: string }
  | { kind: 'text'; value: string };

/** What a figure was before it changed, or is before it will change, and the last year in which it is that. */
type Earlier = { value: FactValue; until: number };

/** A rule of the state. */
export type RuleFact = {
  value: FactValue;
  /** The laws and issuances that set it; the first one is the main one. */
  laws: readonly [LawId, ...LawId[]];
  /** Where the main law says it, e.g. `s. 228`, `art. 82`. */
  section?: string;
  /** Day on which it was last compared with its sources. */
  checked: Day;
  /**
   * `copies`: copies of the text agree, but nobody has seen it at the official address yet; `likely`: one
   * source only. The text says with whom to confirm both.
   */
  status: 'confirmed' | 'copies' | 'likely';
  was?: Earlier;
  /** The last day on which it holds, e.g. `2027-01-15`. Texts state it: `[[name.end]]`. */
  until?: Day;
  /** What has to be looked at again, listed by `npm run check:launch`. */
  reviewNote?: string;
};

/** What the firm itself promises or estimates. */
export type FirmFact = { value: FactValue; reviewNote?: string };

export type Fact = RuleFact | FirmFact;

/**
 * What is said of the rules of a topic that were compared with their sources on a day: two sources or the
 * text itself confirmed them (`confirmed`), copies of the text agree (`copies`), one source has them
 * (`likely`).
 * @param day e.g. `2026-11-23`
 */
export function checkedOn(day: Day) {
  return {
    confirmed: { checked: day, status: 'confirmed' },
    copies: { checked: day, status: 'copies' },
    likely: { checked: day, status: 'likely' },
  } as const;
}
