import { derivedFrom } from './derived';
import { labourFacts as rules } from './labour';
import type { RuleFact } from './types';

/** Pay for an hour as a share of the basic hourly rate, computed from the premiums of `labour.ts`. */

/** A rate of pay. @param sources the main one first */
function rate(value: number, ...sources: readonly [RuleFact, ...RuleFact[]]): RuleFact {
  return derivedFrom({ kind: 'percent', value }, ...sources);
}

/** The rate of overtime on a rest day or holiday: a premium on the rate of that day. */
function overtimeOn(dayRate: number): number {
  return (dayRate * (100 + rules.restDayOvertimePremium.value.value)) / 100;
}

const overtimeRule = rules.restDayOvertimePremium;
const restDay = 100 + rules.restDayPremium.value.value;
const specialRestDay = 100 + rules.specialRestDayPremium.value.value;
const holiday = rules.holidayPay.value.value;
const holidayRestDay = (holiday * (100 + rules.holidayRestDayPremium.value.value)) / 100;

/** Rates for the first eight hours of a day, and for overtime on it. */
export const premiumPayFacts = {
  ordinaryDayRate: rate(100, rules.overtimePremium),
  ordinaryDayOvertimeRate: rate(100 + rules.overtimePremium.value.value, rules.overtimePremium),
  /** A rest day, or a special non-working day. */
  restDayRate: rate(restDay, rules.restDayPremium),
  restDayOvertimeRate: rate(overtimeOn(restDay), overtimeRule, rules.restDayPremium),
  /** A special non-working day that is also the rest day. */
  specialRestDayRate: rate(specialRestDay, rules.specialRestDayPremium),
  specialRestDayOvertimeRate: rate(
    overtimeOn(specialRestDay),
    overtimeRule,
    rules.specialRestDayPremium,
  ),
  holidayOvertimeRate: rate(overtimeOn(holiday), overtimeRule, rules.holidayPay),
  /** A regular holiday that is also the rest day. */
  holidayRestDayRate: rate(holidayRestDay, rules.holidayRestDayPremium, rules.holidayPay),
  holidayRestDayOvertimeRate: rate(
    overtimeOn(holidayRestDay),
    overtimeRule,
    rules.holidayRestDayPremium,
    rules.holidayPay,
  ),
} as const satisfies Record<string, RuleFact>;
