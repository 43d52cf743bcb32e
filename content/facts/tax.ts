import { confirmed, type RuleFact } from './types';

/** Rules of tax, and the one figure of ASEAN. */
export const taxFacts = {
  citRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra11534', 'rr5of2021'],
    ...confirmed,
  },
  citRateSmall: {
    value: { kind: 'percent', value: 20 },
    laws: ['nirc', 'ra11534', 'rr5of2021'],
    ...confirmed,
  },
  citSmallIncome: {
    value: { kind: 'money', currency: 'PHP', value: 5_000_000, compact: true },
    laws: ['nirc', 'rr5of2021'],
    ...confirmed,
  },
  citSmallAssets: {
    value: { kind: 'money', currency: 'PHP', value: 100_000_000, compact: true },
    laws: ['nirc', 'rr5of2021'],
    ...confirmed,
  },
  vatThreshold: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['nirc', 'ra11976', 'rr3of2024'],
    ...confirmed,
    reviewNote:
      'The law has the amount adjusted to consumer prices every three years: due in 2027.',
  },
  vatTestPeriod: {
    value: { kind: 'duration', unit: 'month', value: 12 },
    laws: ['nirc', 'ra11976'],
    ...confirmed,
  },
  vatRate: { value: { kind: 'percent', value: 12 }, laws: ['nirc'], ...confirmed },
  vatFilingPeriod: {
    value: { kind: 'period', value: 'quarterly' },
    laws: ['nirc', 'ra10963', 'rmc5of2023'],
    ...confirmed,
    was: { value: { kind: 'period', value: 'monthly' }, until: 2022 },
  },
  vatReturnDue: {
    value: { kind: 'duration', unit: 'day', value: 25 },
    laws: ['nirc', 'ra10963'],
    ...confirmed,
  },
  vatMonthlyOption: {
    value: { kind: 'period', value: 'monthly' },
    laws: ['rmc52of2023'],
    ...confirmed,
  },
  taxRegistrationDeadline: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11976', 'rmc91of2024', 'nirc'],
    ...confirmed,
  },
  aseanMembers: {
    value: { kind: 'count', value: 11 },
    laws: ['timorLeste'],
    ...confirmed,
    was: { value: { kind: 'count', value: 10 }, until: 2025 },
  },
  aseanSince: {
    value: { kind: 'month', value: '2025-10' },
    laws: ['timorLeste'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
