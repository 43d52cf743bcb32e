import { holidays } from '@/content/holidays';
import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, copies, likely } = checkedOn('2026-11-23');

const november26 = checkedOn('2026-11-26');

/** Rules of work and pay. */
export const labourFacts = {
  /** The law that says whom the rules on hours, premiums and service leave do not cover. */
  hoursExemptLaw: {
    value: { kind: 'text', value: laws.laborCode.number },
    laws: ['laborCode'],
    section: 'art. 82',
    ...confirmed,
  },
  /** Number of people whom someone must direct, beside other tests, to count as a manager. */
  managerTeam: {
    value: { kind: 'count', value: 2, inWords: true },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule I, s. 2',
    ...november26.confirmed,
  },
  /** Share of the week that managerial staff may spend on other work and still count as such. */
  managerialStaffOtherWork: {
    value: { kind: 'percent', value: 20 },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule I, s. 2',
    ...november26.confirmed,
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
  /** The rule on wages that force majeure delays. */
  wageDelayRule: {
    value: { kind: 'text', value: laws.laborCode.number },
    laws: ['laborCode'],
    section: 'art. 103',
    ...november26.confirmed,
  },
  /** Time to pay the final pay, from the last day of work. */
  finalPayTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['laborAdvisory6of2020'],
    ...confirmed,
  },
  /** The advisory that lists what final pay holds. */
  finalPayParts: {
    value: { kind: 'text', value: laws.laborAdvisory6of2020.number },
    laws: ['laborAdvisory6of2020', 'laborCode'],
    ...confirmed,
  },
  /** The ruling that lets an employer hold final pay until its property is back. */
  clearanceRuling: {
    value: { kind: 'text', value: laws.gr202961.number },
    laws: ['gr202961', 'laborCode'],
    ...confirmed,
  },
  /** The article that lists what may be deducted from wages; that it binds final pay too is our reading. */
  wageDeductionRule: {
    value: { kind: 'text', value: 'art. 113' },
    laws: ['laborCode', 'laborAdvisory6of2020'],
    section: 'art. 113',
    ...likely,
  },
  /** Time to issue a certificate of employment, from the request. */
  certificateTime: {
    value: { kind: 'duration', unit: 'day', value: 3 },
    laws: ['laborAdvisory6of2020'],
    ...confirmed,
  },
  /** Notice to the employee and the DOLE before employment ends for an authorized cause. */
  closureNotice: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  /** Notice that an employee who resigns gives in writing. */
  resignationNotice: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['laborCode'],
    section: 'art. 300',
    ...confirmed,
  },
  /** Months of pay for each year of service, and at least that once, if labor-saving devices or redundancy end the work. */
  redundancyPay: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  /** Service from which a part of a year counts as a whole one. */
  redundancyYearFrom: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  /** Least separation pay for an authorized cause. */
  separationPayMin: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  /** Months of pay for each year of service, and at least one month, for retrenchment or a closure without serious losses. */
  retrenchmentPay: {
    value: { kind: 'text', value: '1/2' },
    laws: ['laborCode'],
    section: 'art. 298',
    ...confirmed,
  },
  /** The same if a disease ends the work. */
  diseasePay: {
    value: { kind: 'text', value: '1/2' },
    laws: ['laborCode'],
    section: 'art. 299',
    ...confirmed,
  },
  /** The articles that give no separation pay to those who resign or are dismissed for a just cause. */
  noSeparationPayRule: {
    value: { kind: 'text', value: laws.laborCode.number },
    laws: ['laborCode'],
    section: 'arts. 297–300',
    ...confirmed,
  },
  /** Age from which an employee with `retirementService` may retire with pay by law. */
  retirementAge: {
    value: { kind: 'count', value: 60 },
    laws: ['laborCode'],
    section: 'art. 302',
    ...november26.confirmed,
  },
  retirementService: {
    value: { kind: 'duration', unit: 'year', value: 5 },
    laws: ['laborCode'],
    section: 'art. 302',
    ...november26.confirmed,
  },
  /** Number of workers up to which shops, services and farms owe no retirement pay. */
  retirementExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    section: 'art. 302',
    ...november26.confirmed,
  },
  /** The rule that frees separation pay of income tax if its cause was beyond the employee’s control. */
  separationPayTaxRule: {
    value: { kind: 'text', value: laws.nirc.number },
    laws: ['nirc'],
    section: 's. 32(B)(6)(b)',
    ...confirmed,
  },
  /** Minimum time for a written explanation, from the first of two notices before a dismissal for a just cause. */
  dismissalReplyTime: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['do147of2015', 'laborCode'],
    section: 's. 5.1',
    ...november26.confirmed,
  },
  probationMax: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['laborCode'],
    section: 'art. 296',
    ...confirmed,
  },
  /** The rule that the standards of a probation are made known when it begins. */
  probationStandardsRule: {
    value: { kind: 'text', value: laws.omnibusRules.number },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book VI, Rule I, s. 6',
    ...confirmed,
  },
  sssEmployeeRate: {
    value: { kind: 'percent', value: 5 },
    laws: ['ra11199', 'sssCircular2024006'],
    section: 's. 4(a)(9)',
    ...confirmed,
  },
  sssEmployerRate: {
    value: { kind: 'percent', value: 10 },
    laws: ['ra11199', 'sssCircular2024006'],
    section: 's. 4(a)(9)',
    ...confirmed,
  },
  sssCreditMin: {
    value: { kind: 'money', currency: 'PHP', value: 5_000 },
    laws: ['ra11199', 'sssCircular2024006'],
    section: 's. 4(a)(9)',
    ...confirmed,
  },
  sssCreditMax: {
    value: { kind: 'money', currency: 'PHP', value: 35_000 },
    laws: ['ra11199', 'sssCircular2024006'],
    section: 's. 4(a)(9)',
    ...confirmed,
  },
  /** Distance of the steps of the SSS table, from `sssCreditMin` to `sssCreditMax`. */
  sssCreditStep: {
    value: { kind: 'money', currency: 'PHP', value: 500 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...confirmed,
  },
  /** Salary credit up to which contributions go to the regular fund, above it to the provident fund. */
  sssFundCredit: {
    value: { kind: 'money', currency: 'PHP', value: 20_000 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  /** Monthly premium of employees’ compensation (EC) for a salary credit of `sssEcCredit` or more. */
  sssEcPremium: {
    value: { kind: 'money', currency: 'PHP', value: 30 },
    laws: ['sssCircular2024006', 'ra11199'],
    ...copies,
  },
  /** The same for a smaller salary credit. */
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
  /** The agreements whose certificate of coverage spares a posted employee and the employer the SSS. */
  postingRule: {
    value: { kind: 'text', value: laws.socialSecurityAgreements.number },
    laws: ['socialSecurityAgreements', 'ra11199'],
    ...november26.confirmed,
  },
  /** The circular on the due date: the last day of the next month, or the next working day. */
  sssDueRule: {
    value: { kind: 'text', value: laws.sssCircular2019012.number },
    laws: ['sssCircular2019012'],
    ...confirmed,
  },
  /** Penalty a month on contributions that the employer pays late. */
  sssLateRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['ra11199'],
    section: 's. 22(a)',
    ...november26.confirmed,
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
  /** Due days of the next month for employer numbers that end in `philHealthDigitsEarly`. */
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
  /** The circular by which a due day on a weekend or a holiday becomes the next working day. */
  philHealthDueRule: {
    value: { kind: 'text', value: laws.philHealthCircular1of2014.number },
    laws: ['philHealthCircular1of2014'],
    ...november26.confirmed,
  },
  /** Minimum interest a month, compounded, on premiums that the employer pays late. */
  philHealthLateRate: {
    value: { kind: 'percent', value: 3 },
    laws: ['ra11223'],
    ...likely,
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
  /**
   * First due day of the next month; the day is set by the first letter of the employer’s name, as the press and
   * Pag-IBIG’s own remittance form tell it.
   */
  pagIbigFirstDay: {
    value: { kind: 'count', value: 10 },
    laws: ['hdmfCircular275'],
    ...likely,
  },
  /** Due days of the next month by the first letter of the employer’s name: A to D, E to L, M to Q. */
  pagIbigDaysAToD: {
    value: { kind: 'count', value: 10, max: 14 },
    laws: ['hdmfCircular275'],
    ...likely,
  },
  pagIbigDaysEToL: {
    value: { kind: 'count', value: 15, max: 19 },
    laws: ['hdmfCircular275'],
    ...likely,
  },
  pagIbigDaysMToQ: {
    value: { kind: 'count', value: 20, max: 24 },
    laws: ['hdmfCircular275'],
    ...likely,
  },
  /** First due day for R to Z and numerals; the last is the end of the month. */
  pagIbigDayRToZ: {
    value: { kind: 'count', value: 25 },
    laws: ['hdmfCircular275'],
    ...likely,
  },
  /** Penalty a day on contributions that the employer pays late. */
  pagIbigLateRate: {
    value: { kind: 'percent', value: 0.1 },
    laws: ['ra9679'],
    ...likely,
  },
  /** Minimum wage a day in Metro Manila, outside agriculture. */
  minimumWageNcr: {
    value: { kind: 'money', currency: 'PHP', value: 755 },
    laws: ['wageOrderNcr28'],
    ...copies,
    reviewNote: 'Wage Order NCR-27 is before the Supreme Court: a difference may fall due.',
  },
  /** The same in agriculture, in shops and services of `minimumWageShopWorkers` or fewer, and in factories below `minimumWageFactoryWorkers`. */
  minimumWageNcrSmall: {
    value: { kind: 'money', currency: 'PHP', value: 718 },
    laws: ['wageOrderNcr28'],
    ...copies,
  },
  /** Paid days of a year, by which a monthly pay becomes a daily rate: where rest days are paid too. */
  paidDaysEveryDay: {
    value: { kind: 'count', value: 365 },
    laws: ['doleAdvisory1of2010'],
    ...november26.confirmed,
  },
  /** The same where they are not, in a week of five days, and of six. */
  paidDaysFiveDayWeek: {
    value: { kind: 'count', value: 261 },
    laws: ['doleAdvisory1of2010'],
    ...november26.confirmed,
  },
  paidDaysSixDayWeek: {
    value: { kind: 'count', value: 313 },
    laws: ['doleAdvisory1of2010'],
    ...november26.confirmed,
  },
  minimumWageShopWorkers: {
    value: { kind: 'count', value: 15 },
    laws: ['wageOrderNcr28'],
    ...copies,
  },
  /** Number of workers below which a factory pays `minimumWageNcrSmall`. */
  minimumWageFactoryWorkers: {
    value: { kind: 'count', value: 10, inWords: true },
    laws: ['wageOrderNcr28'],
    ...copies,
  },
  minimumWageNcrSince: {
    value: { kind: 'day', value: '2026-09-26' },
    laws: ['wageOrderNcr28'],
    ...copies,
  },
  /** Premium on the rate of a rest day or holiday, for overtime. */
  restDayOvertimePremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    section: 'art. 87',
    ...confirmed,
  },
  /** Premium for work on a rest day or a special non-working day. */
  restDayPremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    section: 'art. 93',
    ...confirmed,
  },
  /** Premium for work on a special non-working day that is also the rest day. */
  specialRestDayPremium: {
    value: { kind: 'percent', value: 50 },
    laws: ['laborCode'],
    section: 'art. 93',
    ...confirmed,
  },
  /** Premium on `holidayPay` where the holiday is also the rest day. */
  holidayRestDayPremium: {
    value: { kind: 'percent', value: 30 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Number of workers up to which retail and service shops owe no night premium. */
  nightExemptWorkers: {
    value: { kind: 'count', value: 5 },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule II, s. 1',
    ...november26.confirmed,
  },
  nightPremium: {
    value: { kind: 'percent', value: 10 },
    laws: ['laborCode'],
    section: 'art. 86',
    ...confirmed,
  },
  /** The rules by which the night premium is taken of the rate in force for the hour, premiums included. */
  nightBaseRule: {
    value: { kind: 'text', value: laws.omnibusRules.number },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule II, ss. 3–5',
    ...november26.confirmed,
  },
  /** Pay for work on a regular holiday. */
  holidayPay: {
    value: { kind: 'percent', value: 200 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Pay for a regular holiday that is not worked. */
  holidayPayUnworked: {
    value: { kind: 'percent', value: 100 },
    laws: ['laborCode', 'omnibusRules', 'laborAdvisory12of2025'],
    section: 'art. 94',
    ...confirmed,
  },
  /** The advisory on special non-working days: no pay without work. */
  specialDayRule: {
    value: { kind: 'text', value: laws.laborAdvisory12of2025.number },
    laws: ['laborAdvisory12of2025', 'laborCode'],
    ...confirmed,
  },
  /** A special working day of 2026, paid as an ordinary day. */
  specialWorkingDay: {
    value: { kind: 'monthDay', value: '02-25' },
    laws: ['proclamation1006'],
    ...confirmed,
    reviewNote: 'Copies of Proclamation 1427 have the same day for 2027: open it once.',
  },
  /** The proclamation with the holidays of `content/holidays.ts`. */
  holidayProclamation: {
    value: { kind: 'text', value: laws[holidays.law].number },
    laws: [holidays.law],
    checked: holidays.checked,
    status: holidays.status,
    reviewNote:
      'Open it once; add the two Eid days to content/holidays.ts when they are proclaimed.',
  },
  /** Number of workers below which retail and service shops owe no holiday pay. */
  holidayExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    section: 'art. 94',
    ...confirmed,
  },
  /** Service incentive leave a year. */
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
  /** Number of employees below which an establishment owes no service incentive leave. */
  serviceLeaveExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['laborCode'],
    section: 'art. 95',
    ...confirmed,
  },
  /** The rule that unused service incentive leave is turned into money. */
  serviceLeaveMoneyRule: {
    value: { kind: 'text', value: laws.omnibusRules.number },
    laws: ['omnibusRules', 'laborCode'],
    section: 'Book III, Rule V, s. 5',
    ...confirmed,
  },
  maternityLeave: {
    value: { kind: 'duration', unit: 'day', value: 105 },
    laws: ['ra11210'],
    section: 's. 3',
    ...confirmed,
  },
  /** Additional maternity leave of a solo parent. */
  maternityLeaveSoloParent: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['ra11210'],
    section: 's. 3',
    ...confirmed,
  },
  maternityLeaveMiscarriage: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['ra11210'],
    section: 's. 3',
    ...confirmed,
  },
  /** Additional unpaid maternity leave, on written notice. */
  maternityLeaveUnpaid: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11210'],
    section: 's. 3',
    ...confirmed,
  },
  /** Written notice of the unpaid extension, before the end of the leave. */
  maternityExtensionNotice: {
    value: { kind: 'duration', unit: 'day', value: 45 },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** Days of her leave that a mother may transfer to the father of the child. */
  maternityLeaveShared: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ra11210'],
    section: 's. 6',
    ...confirmed,
  },
  /** Time for the employer to advance the pay, from the application. */
  maternityAdvance: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** Monthly contributions for the benefit of the SSS, within `maternityContributionsTime`. */
  maternityContributions: {
    value: { kind: 'count', value: 3, inWords: true },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** Time before the semester of the birth in which `maternityContributions` count. */
  maternityContributionsTime: {
    value: { kind: 'duration', unit: 'month', value: 12 },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** Number of workers up to which an employer may be free of the difference to the full pay. */
  maternityExemptWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** Total assets up to which a micro-business may be free of the difference. */
  maternityExemptAssets: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['ra11210'],
    section: 's. 5',
    ...confirmed,
  },
  /** The DOLE approves each exemption from the difference; an employer in default owes the SSS the benefit. */
  maternityEmployerRules: {
    value: { kind: 'text', value: 's. 5' },
    laws: ['ra11210'],
    section: 's. 5',
    ...november26.confirmed,
  },
  paternityLeave: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ra8187'],
    section: 's. 2',
    ...confirmed,
  },
  paternityDeliveries: {
    value: { kind: 'count', value: 4 },
    laws: ['ra8187'],
    section: 's. 2',
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
  /** Service required within the last `gynaecologyPeriod`. */
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
  /** Share of the basic salary earned in the calendar year. */
  thirteenthMonthShare: {
    value: { kind: 'text', value: '1/12' },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** Work in the year that is required for the pay. */
  thirteenthMonthService: {
    value: { kind: 'duration', unit: 'month', value: 1 },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** The rule on what basic salary leaves out, and on who is below manager level. */
  thirteenthMonthBase: {
    value: { kind: 'text', value: laws.pd851.number },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** Deadline of the report to the DOLE. */
  thirteenthMonthReportDay: {
    value: { kind: 'monthDay', value: '01-15' },
    laws: ['pd851', 'laborAdvisory16of2025'],
    ...confirmed,
  },
  /** Tax-free amount a year, together with other benefits. */
  thirteenthMonthTaxFree: {
    value: { kind: 'money', currency: 'PHP', value: 90_000 },
    laws: ['nirc', 'ra10963'],
    section: 's. 32(B)(7)(e)',
    ...confirmed,
    reviewNote: 'A bill to raise the ceiling was pending in February 2026.',
  },
  /** The rule that the employer recomputes the year’s tax on wages and settles the difference. */
  yearTaxRule: {
    value: { kind: 'text', value: 's. 79(H)' },
    laws: ['nirc', 'rr2of1998'],
    section: 's. 79(H)',
    ...november26.confirmed,
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
  /** The law that asks for a trained safety officer in a workplace of any size. */
  safetyOfficerLaw: {
    value: { kind: 'text', value: laws.ra11058.number },
    laws: ['ra11058', 'do252'],
    section: 's. 14',
    ...likely,
  },
  /** Number of workers above which a workplace needs a full-time nurse. */
  nurseWorkers: {
    value: { kind: 'count', value: 50 },
    laws: ['laborCode'],
    section: 'arts. 162–163',
    ...likely,
  },
  safeSpacesLaw: {
    value: { kind: 'text', value: laws.ra11313.number },
    laws: ['ra11313'],
    section: 's. 17',
    ...confirmed,
  },
  /** Time for the committee of the employer to decide on a complaint. */
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
  /** The law behind the policy of an employer; only one source says that the order of 2010 still asks for it. */
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
  /** How long before it opens a workplace registers with the DOLE. */
  workplaceRegistrationTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['oshStandards'],
    section: 'Rule 1020',
    ...confirmed,
  },
  /** Number of workers from which a drug policy is required. */
  drugPolicyWorkers: {
    value: { kind: 'count', value: 10 },
    laws: ['ra9165', 'do53of2003'],
    section: 's. 47',
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
