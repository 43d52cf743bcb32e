import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, copies, likely } = checkedOn('2026-11-23');

/** Rules of work and pay. */
export const labourFacts = {
  /** Whom the rules on hours, premiums and service leave do not cover. */
  hoursExemptLaw: {
    value: { kind: 'text', value: laws.laborCode.number },
    laws: ['laborCode'],
    section: 'art. 82',
    ...confirmed,
  },
  overtimePremium: {
    value: { kind: 'percent', value: 25 },
    laws: ['laborCode'],
    section: 'art. 87',
    ...confirmed,
  },
  wageInterval: {
    value: { kind: 'duration', unit: 'day', value: 16 },
    laws: ['laborCode'],
    section: 'art. 103',
    ...confirmed,
  },
  /** From the last day of work. */
  finalPayTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['laborAdvisory6of2020'],
    ...confirmed,
  },
  /** From the request for a certificate of employment. */
  certificateTime: {
    value: { kind: 'duration', unit: 'day', value: 3 },
    laws: ['laborAdvisory6of2020'],
    ...confirmed,
  },
  /** To the employee and the DOLE, before the end of employment for a cause that the law authorizes. */
  closureNotice: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  probationMax: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['laborCode'],
    section: 'art. 296',
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
  /** Up to this credit contributions go to the regular fund, above it to the provident fund. */
  sssFundCredit: {
    value: { kind: 'money', currency: 'PHP', value: 20_000 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  /** A month, for a credit from `sssEcCredit` on. */
  sssEcPremium: {
    value: { kind: 'money', currency: 'PHP', value: 30 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  sssEcPremiumSmall: {
    value: { kind: 'money', currency: 'PHP', value: 10 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  sssEcCredit: {
    value: { kind: 'money', currency: 'PHP', value: 15_000 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  /** The last day of the next month, or the next working day. */
  sssDueRule: {
    value: { kind: 'text', value: laws.sssCircular2019012.number },
    laws: ['sssCircular2019012'],
    ...confirmed,
  },
  philHealthRate: {
    value: { kind: 'percent', value: 5 },
    laws: ['ra11223', 'philHealthPa20260042'],
    section: 's. 10',
    ...copies,
    reviewNote: 'Open the advisory of 2026 on its own page; look for one of 2027 in January.',
  },
  philHealthSalaryMin: {
    value: { kind: 'money', currency: 'PHP', value: 10_000 },
    laws: ['ra11223', 'philHealthPa20260042'],
    section: 's. 10',
    ...copies,
  },
  philHealthSalaryMax: {
    value: { kind: 'money', currency: 'PHP', value: 100_000 },
    laws: ['ra11223', 'philHealthPa20260042'],
    section: 's. 10',
    ...copies,
  },
  /** Days of the next month, by the last digit of the employer number. */
  philHealthDaysEarly: {
    value: { kind: 'count', value: 11, max: 15 },
    laws: ['philHealthCircular1of2014'],
    ...confirmed,
  },
  philHealthDigitsEarly: {
    value: { kind: 'count', value: 0, max: 4 },
    laws: ['philHealthCircular1of2014'],
    ...confirmed,
  },
  philHealthDaysLate: {
    value: { kind: 'count', value: 16, max: 20 },
    laws: ['philHealthCircular1of2014'],
    ...confirmed,
  },
  philHealthDigitsLate: {
    value: { kind: 'count', value: 5, max: 9 },
    laws: ['philHealthCircular1of2014'],
    ...confirmed,
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
    section: 'art. 87',
    ...confirmed,
  },
  /** For work on a rest day or a special non-working day. */
  restDayPremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    section: 'art. 93',
    ...confirmed,
  },
  /** For work on a special non-working day that is also the rest day. */
  specialRestDayPremium: {
    value: { kind: 'percent', value: 50 },
    laws: ['laborCode'],
    section: 'art. 93',
    ...confirmed,
  },
  /** On top of `holidayPay`, if the holiday is also the rest day. */
  holidayRestDayPremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Retail and service shops with no more workers owe no night premium. */
  nightExemptWorkers: {
    value: { kind: 'count', value: 5 },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule II, s. 1',
    ...likely,
  },
  nightPremium: {
    value: { kind: 'percent', value: 10 },
    laws: ['laborCode'],
    section: 'art. 86',
    ...confirmed,
  },
  /** For work on a regular holiday. */
  holidayPay: {
    value: { kind: 'percent', value: 200 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Retail and service shops with fewer workers owe no holiday pay. */
  holidayExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Service incentive leave, in a year. */
  serviceLeave: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['laborCode'],
    section: 'art. 95',
    ...confirmed,
  },
  serviceLeaveAfter: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    laws: ['laborCode'],
    section: 'art. 95',
    ...confirmed,
  },
  /** An establishment with fewer employees owes none. */
  serviceLeaveExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    section: 'art. 95',
    ...confirmed,
  },
  maternityLeave: {
    value: { kind: 'duration', unit: 'day', value: 105 },
    laws: ['ra11210'],
    ...confirmed,
  },
  /** In addition. */
  maternityLeaveSoloParent: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['ra11210'],
    ...confirmed,
  },
  maternityLeaveMiscarriage: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['ra11210'],
    ...confirmed,
  },
  /** In addition, on written notice. */
  maternityLeaveUnpaid: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11210'],
    ...confirmed,
  },
  /** Of her days, for the father of the child. */
  maternityLeaveShared: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ra11210'],
    ...confirmed,
  },
  /** From the application, for the employer to advance the pay. */
  maternityAdvance: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  paternityLeave: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ra8187'],
    ...confirmed,
  },
  paternityDeliveries: {
    value: { kind: 'count', value: 4 },
    laws: ['ra8187'],
    ...confirmed,
  },
  soloParentLeave: {
    value: { kind: 'duration', unit: 'workingDay', value: 7 },
    laws: ['ra8972'],
    section: 's. 8',
    ...confirmed,
  },
  soloParentService: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ra8972'],
    section: 's. 8',
    ...confirmed,
  },
  violenceLeave: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['ra9262'],
    section: 's. 43',
    ...confirmed,
  },
  gynaecologyLeave: {
    value: { kind: 'duration', unit: 'month', value: 2 },
    laws: ['ra9710'],
    section: 's. 18',
    ...confirmed,
  },
  /** Of the last `gynaecologyPeriod`. */
  gynaecologyService: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ra9710'],
    section: 's. 18',
    ...confirmed,
  },
  gynaecologyPeriod: {
    value: { kind: 'duration', unit: 'month', value: 12 },
    laws: ['ra9710'],
    section: 's. 18',
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
    section: 's. 32(B)(7)(e)',
    ...confirmed,
    reviewNote: 'A bill to raise the ceiling was pending in February 2026.',
  },
  telecommutingLaw: {
    value: { kind: 'text', value: laws.ra11165.number },
    laws: ['ra11165', 'do237'],
    section: 'ss. 4–6',
    ...confirmed,
  },
  telecommutingRules: {
    value: { kind: 'text', value: laws.do237.number },
    laws: ['do237', 'ra11165'],
    section: 'ss. 5–6',
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
    section: 's. 17',
    ...confirmed,
  },
  /** Within which the committee of the employer decides on a complaint. */
  safeSpacesDecisionTime: {
    value: { kind: 'duration', unit: 'day', value: 10 },
    laws: ['ra11313'],
    section: 's. 17',
    ...confirmed,
  },
  antiHarassmentLaw: {
    value: { kind: 'text', value: laws.ra7877.number },
    laws: ['ra7877'],
    section: 's. 4',
    ...confirmed,
  },
  /** Behind the policy of an employer; that the order of 2010 still asks for it is told by one source. */
  hivLaw: {
    value: { kind: 'text', value: laws.ra11166.number },
    laws: ['ra11166', 'do102of2010'],
    ...likely,
    was: { value: { kind: 'text', value: 'Republic Act 8504' }, until: 2018 },
  },
  mentalHealthLaw: {
    value: { kind: 'text', value: laws.ra11036.number },
    laws: ['ra11036', 'do208of2020'],
    section: 's. 25',
    ...confirmed,
  },
  tuberculosisRules: {
    value: { kind: 'text', value: laws.do73of2005.number },
    laws: ['do73of2005'],
    ...confirmed,
  },
  hepatitisRules: {
    value: { kind: 'text', value: laws.departmentAdvisory5of2010.number },
    laws: ['departmentAdvisory5of2010'],
    ...confirmed,
  },
  /** Before it opens, a workplace registers with the DOLE. */
  workplaceRegistrationTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['oshStandards'],
    section: 'Rule 1020',
    ...confirmed,
  },
  /** From so many on. */
  drugPolicyWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['ra9165', 'do53of2003'],
    section: 's. 47',
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
