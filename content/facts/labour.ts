import { laws } from '@/content/laws';
import { confirmed, likely, type RuleFact } from './types';

/** Rules of work and pay. */
export const labourFacts = {
  overtimePremium: {
    value: { kind: 'percent', value: 25 },
    laws: ['laborCode'],
    ...confirmed,
  },
  wageInterval: {
    value: { kind: 'duration', unit: 'day', value: 16 },
    laws: ['laborCode'],
    ...confirmed,
  },
  sssEmployeeRate: {
    value: { kind: 'percent', value: 5 },
    laws: ['ra11199', 'sssCircular2024006'],
    ...confirmed,
  },
  sssEmployerRate: {
    value: { kind: 'percent', value: 10 },
    laws: ['ra11199', 'sssCircular2024006'],
    ...confirmed,
  },
  sssCreditMin: {
    value: { kind: 'money', currency: 'PHP', value: 5_000 },
    laws: ['ra11199', 'sssCircular2024006'],
    ...confirmed,
  },
  sssCreditMax: {
    value: { kind: 'money', currency: 'PHP', value: 35_000 },
    laws: ['ra11199', 'sssCircular2024006'],
    ...confirmed,
  },
  philHealthRate: {
    value: { kind: 'percent', value: 5 },
    laws: ['ra11223', 'philHealthPa20250002'],
    ...likely,
    reviewNote: 'The rate of 2025 is confirmed; no advisory for 2026 was found.',
  },
  philHealthSalaryMin: {
    value: { kind: 'money', currency: 'PHP', value: 10_000 },
    laws: ['ra11223', 'philHealthPa20250002'],
    ...likely,
    reviewNote: 'The floor of 2025 is confirmed; no advisory for 2026 was found.',
  },
  philHealthSalaryMax: {
    value: { kind: 'money', currency: 'PHP', value: 100_000 },
    laws: ['ra11223', 'philHealthPa20250002'],
    ...likely,
    reviewNote: 'The ceiling of 2025 is confirmed; no advisory for 2026 was found.',
  },
  pagIbigRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['ra9679', 'hdmfCircular460'],
    ...confirmed,
  },
  pagIbigSalaryMax: {
    value: { kind: 'money', currency: 'PHP', value: 10_000 },
    laws: ['ra9679', 'hdmfCircular460'],
    ...confirmed,
  },
  /** On the rate of a rest day or holiday. */
  restDayOvertimePremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    ...confirmed,
  },
  nightPremium: {
    value: { kind: 'percent', value: 10 },
    laws: ['laborCode'],
    ...confirmed,
  },
  /** For work on a regular holiday. */
  holidayPay: {
    value: { kind: 'percent', value: 200 },
    laws: ['laborCode'],
    ...confirmed,
  },
  /** Retail and service shops with fewer workers owe no holiday pay. */
  holidayExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    ...confirmed,
  },
  thirteenthMonthDay: {
    value: { kind: 'monthDay', value: '12-24' },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** Of the basic salary earned in the calendar year. */
  thirteenthMonthShare: {
    value: { kind: 'text', value: '1/12' },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** Of work in the year. */
  thirteenthMonthService: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** By which the employer reports to DOLE. */
  thirteenthMonthReportDay: {
    value: { kind: 'monthDay', value: '01-15' },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** In a year, together with other benefits. */
  thirteenthMonthTaxFree: {
    value: { kind: 'money', currency: 'PHP', value: 90_000 },
    laws: ['nirc', 'ra10963'],
    ...confirmed,
    reviewNote: 'A bill to raise the ceiling was pending in February 2026.',
  },
  telecommutingLaw: {
    value: { kind: 'text', value: laws.ra11165.number },
    laws: ['ra11165', 'do237'],
    ...confirmed,
  },
  telecommutingRules: {
    value: { kind: 'text', value: laws.do237.number },
    laws: ['do237', 'ra11165'],
    ...confirmed,
  },
  safetyRules: {
    value: { kind: 'text', value: laws.do252.number },
    laws: ['ra11058', 'do252'],
    ...confirmed,
    was: { value: { kind: 'text', value: 'Department Order 198-18' }, until: 2025 },
  },
  safeSpacesLaw: {
    value: { kind: 'text', value: laws.ra11313.number },
    laws: ['ra11313'],
    ...confirmed,
  },
  /** Within which the committee of the employer decides on a complaint. */
  safeSpacesDecisionTime: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['ra11313'],
    ...confirmed,
  },
  antiHarassmentLaw: {
    value: { kind: 'text', value: laws.ra7877.number },
    laws: ['ra7877'],
    ...confirmed,
  },
  hivLaw: {
    value: { kind: 'text', value: laws.ra11166.number },
    laws: ['ra11166'],
    ...confirmed,
    was: { value: { kind: 'text', value: 'Republic Act 8504' }, until: 2018 },
  },
  mentalHealthLaw: {
    value: { kind: 'text', value: laws.ra11036.number },
    laws: ['ra11036', 'do208of2020'],
    ...likely,
    reviewNote:
      'That each employer needs a mental health policy is told by reviews only: confirm with DOLE.',
  },
  /** From so many on. */
  drugPolicyWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['ra9165', 'do53of2003'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
