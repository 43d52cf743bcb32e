import { laws } from '@/content/laws';
import { confirmed, likely, type RuleFact } from './types';

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
  incomeTaxFree: {
    value: { kind: 'money', currency: 'PHP', value: 250_000 },
    laws: ['nirc', 'ra10963'],
    ...likely,
    reviewNote: 'The first step of the graduated rates since 2023: confirm with the BIR.',
  },
  /** The last step of the graduated rates, above `incomeTaxTopFrom`. */
  incomeTaxTopRate: {
    value: { kind: 'percent', value: 35 },
    laws: ['nirc', 'ra10963'],
    ...likely,
    reviewNote: 'The last step of the graduated rates since 2023: confirm with the BIR.',
  },
  incomeTaxTopFrom: {
    value: { kind: 'money', currency: 'PHP', value: 8_000_000, compact: true },
    laws: ['nirc', 'ra10963'],
    ...likely,
    reviewNote: 'The last step of the graduated rates since 2023: confirm with the BIR.',
  },
  /** Of registered business enterprises under the enhanced deductions regime. */
  citRateIncentive: {
    value: { kind: 'percent', value: 20 },
    laws: ['ra12066', 'rr7of2025', 'nirc'],
    ...confirmed,
  },
  branchRemittanceRate: {
    value: { kind: 'percent', value: 15 },
    laws: ['nirc'],
    ...confirmed,
  },
  mcitRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['nirc', 'rr5of2021'],
    ...confirmed,
  },
  /** After each of the first three quarters. */
  citQuarterlyDue: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['nirc'],
    ...confirmed,
  },
  /** For a year that ends in December. */
  citAnnualDay: {
    value: { kind: 'monthDay', value: '04-15' },
    laws: ['nirc'],
    ...confirmed,
  },
  /** The day in the fourth month after another year. */
  citFiscalDay: {
    value: { kind: 'count', value: 15 },
    laws: ['nirc'],
    ...confirmed,
  },
  /** Of self-employed individuals, in place of graduated rates and percentage tax; up to `vatThreshold`. */
  flatRate: {
    value: { kind: 'percent', value: 8 },
    laws: ['nirc', 'rmo23of2018'],
    ...confirmed,
  },
  flatRateExempt: {
    value: { kind: 'money', currency: 'PHP', value: 250_000 },
    laws: ['nirc', 'rmo23of2018'],
    ...confirmed,
  },
  /** Of the gross sales of an individual, of the gross income of a corporation. */
  osdRate: {
    value: { kind: 'percent', value: 40 },
    laws: ['nirc', 'rr16of2008'],
    ...confirmed,
  },
  lossCarryover: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['nirc'],
    ...confirmed,
  },
  /** Of losses of the taxable years 2020 and 2021 only. */
  lossCarryoverPandemic: {
    value: { kind: 'duration', unit: 'year', value: 5 },
    laws: ['ra11494', 'rr25of2020'],
    ...confirmed,
    reviewNote: 'Losses of 2021 end with 2026: leave the sentence out of the texts after that.',
  },
  wageWithholdingPeriod: {
    value: { kind: 'period', value: 'monthly' },
    laws: ['nirc', 'rr2of1998'],
    ...confirmed,
  },
  /** After the end of the month. */
  withholdingDue: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['nirc', 'rr2of1998', 'rr11of2018'],
    ...confirmed,
  },
  /** By which the tax withheld from wages in December is remitted. */
  wageWithholdingDecemberDue: {
    value: { kind: 'monthDay', value: '01-15' },
    laws: ['nirc', 'rr2of1998'],
    ...confirmed,
  },
  /** After the end of the quarter, for a payee that is a company. */
  form2307Due: {
    value: { kind: 'duration', unit: 'day', value: 20 },
    laws: ['nirc'],
    ...confirmed,
  },
  /** By which employees get the form. */
  form2316Day: {
    value: { kind: 'monthDay', value: '01-31' },
    laws: ['nirc'],
    ...confirmed,
  },
  /** By which the BIR gets its copies. */
  form2316FilingDay: {
    value: { kind: 'monthDay', value: '02-28' },
    laws: ['rr2of2015', 'rr11of2018', 'nirc'],
    ...confirmed,
  },
  /** For the list of employees and the yearly return of final tax. */
  alphalistDay: {
    value: { kind: 'monthDay', value: '01-31' },
    laws: ['nirc'],
    ...confirmed,
  },
  /** For the yearly return of creditable tax. */
  creditableReturnDay: {
    value: { kind: 'monthDay', value: '03-01' },
    laws: ['nirc'],
    ...confirmed,
  },
  /** Since when the yearly registration fee is no longer collected. */
  registrationFeeEnd: {
    value: { kind: 'month', value: '2024-01' },
    laws: ['ra11976', 'rmc14of2024'],
    ...confirmed,
  },
  /** From the day after the deadline of the return. */
  recordRetention: {
    value: { kind: 'duration', unit: 'year', value: 5 },
    laws: ['nirc', 'ra11976'],
    ...likely,
    was: { value: { kind: 'duration', unit: 'year', value: 10 }, until: 2023 },
    reviewNote:
      'The ten years of an older regulation (RR 17-2013) were not expressly repealed: confirm with the BIR.',
  },
  /** The older regulation that asks for `recordRetention.was`. */
  recordRegulation: {
    value: { kind: 'text', value: laws.rr17of2013.number },
    laws: ['rr17of2013'],
    ...likely,
  },
  /** On the electronic letter of authority with which an audit opens. */
  auditRules: {
    value: { kind: 'text', value: laws.rmo1of2026.number },
    laws: ['rmo1of2026', 'nirc'],
    ...confirmed,
  },
  /** After receipt of a notice of discrepancy, for the explanation. */
  discrepancyReplyTime: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['rr12of1999'],
    ...confirmed,
  },
  /** After receipt of a notice of discrepancy, for discussion and papers. */
  discrepancyTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['rr12of1999'],
    ...confirmed,
  },
  /** After receipt of a preliminary assessment notice. */
  assessmentReplyTime: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['rr12of1999'],
    ...confirmed,
  },
  /** After receipt of a final assessment. */
  protestTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['nirc', 'rr12of1999'],
    ...confirmed,
  },
  /** After the protest. */
  protestPapersTime: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['nirc', 'rr12of1999'],
    ...confirmed,
  },
  /** Without a decision on the protest, before an appeal is open. */
  protestDecisionTime: {
    value: { kind: 'duration', unit: 'day', value: 180 },
    laws: ['nirc'],
    ...confirmed,
  },
  /** To the Court of Tax Appeals, after the denial or after `protestDecisionTime`. */
  appealTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['nirc'],
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
