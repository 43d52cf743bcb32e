import { daysAfter } from '@/lib/dates/manila-time';
import type { Field } from './calculator';

/**
 * The deadlines of a year for a business whose year ends in December, by what it is. Days are `2027-01-25`; a period
 * is a month (`2027-01`), a quarter (`2027-Q1`) or a year (`2027`).
 */
export type FilingProfile = {
  person: 'company' | 'individual';
  /** `flat` is the rate in place of income and percentage tax, which individuals may choose. */
  tax: 'vat' | 'percentage' | 'flat';
  employer: 'employer' | 'no-employees';
};

/** The name that an address has for the calendar, as for a calculator: `#tool=filingCalendar`. */
export const calendarId = 'filingCalendar';

/** What each can choose. */
export const taxesOf: Readonly<
  Record<
    FilingProfile['person'],
    readonly [FilingProfile['tax'], FilingProfile['tax'], ...FilingProfile['tax'][]]
  >
> = {
  company: ['vat', 'percentage'],
  individual: ['vat', 'percentage', 'flat'],
};

/** Every profile that there can be. */
export const filingProfiles: readonly FilingProfile[] = (
  ['company', 'individual'] as const
).flatMap((person) =>
  taxesOf[person].flatMap((tax) =>
    (['employer', 'no-employees'] as const).map((employer) => ({ person, tax, employer })),
  ),
);

/** The profile that a visitor sees first. */
export const defaultProfile: FilingProfile = {
  person: 'company',
  tax: 'vat',
  employer: 'employer',
};

/** The name by which addresses have a profile: `company-vat-employer`. */
export function profileName({ person, tax, employer }: FilingProfile): string {
  return `${person}-${tax}-${employer}`;
}

/** The name of the calendar file of a profile: `2027-company-vat-employer.ics`. */
export function calendarFileName(profile: FilingProfile, year: number): string {
  return `${year}-${profileName(profile)}.ics`;
}

/** The choices that make a profile. */
export const profileFields = {
  person: { kind: 'choice', options: ['company', 'individual'], example: defaultProfile.person },
  tax: { kind: 'choice', options: ['vat', 'percentage', 'flat'], example: defaultProfile.tax },
  employer: {
    kind: 'choice',
    options: ['employer', 'no-employees'],
    example: defaultProfile.employer,
  },
} as const satisfies Record<keyof FilingProfile, Field>;

/** The profile of some choices; a company with the flat rate, which it cannot have, owes percentage tax. */
export function profileOf(chosen: Readonly<Record<string, string | undefined>>): FilingProfile {
  const find = (tax: string | undefined) =>
    filingProfiles.find(
      (profile) =>
        profile.person === chosen.person &&
        profile.tax === tax &&
        profile.employer === chosen.employer,
    );
  return find(chosen.tax) ?? find('percentage') ?? defaultProfile;
}

/** What the law counts with, by the names of the facts (content/facts/): days after a period, days of a year, ranges. */
export type FilingDays = Readonly<
  Record<
    | 'withholdingDue'
    | 'digitalVatDue'
    | 'vatReturnDue'
    | 'percentageTaxDue'
    | 'citQuarterlyDue'
    | 'attachmentsTime'
    | 'localTaxDue'
    | 'form2307Due'
    | 'pagIbigFirstDay',
    number
  > &
    Record<
      | 'payeeDeclarationDay'
      | 'payerDeclarationDay'
      | 'wageWithholdingDecemberDue'
      | 'thirteenthMonthReportDay'
      | 'form2316Day'
      | 'alphalistDay'
      | 'form2316FilingDay'
      | 'creditableReturnDay'
      | 'form2307IndividualDay'
      | 'citAnnualDay'
      | 'individualFirstQuarterDay'
      | 'individualSecondQuarterDay'
      | 'individualThirdQuarterDay'
      | 'individualAnnualDay'
      | 'individualSecondPartDay'
      | 'thirteenthMonthDay'
      | 'permitRenewalDay',
      string
    > &
    Record<'philHealthDaysEarly' | 'philHealthDaysLate', { first: number; last: number }>
>;

/** The rules that move a day, by the names of their facts. */
type MovingRule = 'weekendRule' | 'sssDueRule' | 'philHealthDueRule' | 'localHolidayLaw';

/** The day that the law names, of several days the last, and then the first. */
type Dated = { period: string; day: string; from?: string };

type FilingRules = {
  /** By the numbers of the BIR; of several only one is filed, or each where it applies. */
  forms?: readonly string[];
  /** The name of the fact by which it is due. */
  rule: string;
  /** Without one, its days do not move. */
  moves?: MovingRule;
  isDue?: (profile: FilingProfile) => boolean;
  days: (year: number, rules: FilingDays) => Dated[];
};

/** The months whose returns are due in a year: from December of the year before to November. */
function monthsDueIn(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    index === 0 ? `${year - 1}-12` : `${year}-${String(index).padStart(2, '0')}`,
  );
}

/** The quarters whose returns are due in a year. */
function quartersDueIn(year: number): string[] {
  return [`${year - 1}-Q4`, `${year}-Q1`, `${year}-Q2`, `${year}-Q3`];
}

/** The month in which a quarter ends. */
function lastMonthOf(quarter: string): string {
  return `${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3).padStart(2, '0')}`;
}

/** The last day of a month. */
function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The month after a month. */
function monthAfter(month: string): string {
  return daysAfter(endOfMonth(month), 1).slice(0, 7);
}

/** A day so many days after the end of each month. */
function afterMonths(year: number, count: number): Dated[] {
  return monthsDueIn(year).map((period) => ({ period, day: daysAfter(endOfMonth(period), count) }));
}

/** A day so many days after the end of each quarter. */
function afterQuarters(year: number, count: number): Dated[] {
  return quartersDueIn(year).map((period) => ({
    period,
    day: daysAfter(endOfMonth(lastMonthOf(period)), count),
  }));
}

/** Several days of the month after each month. */
function withinMonths(year: number, { first, last }: { first: number; last: number }): Dated[] {
  return monthsDueIn(year).map((period) => ({
    period,
    from: daysAfter(endOfMonth(period), first),
    day: daysAfter(endOfMonth(period), last),
  }));
}

/** A day of a year, such as `04-15`, for that year or another. */
function once(year: number, day: string, period = year - 1): Dated[] {
  return [{ period: String(period), day: `${year}-${day}` }];
}

const isEmployer = ({ employer }: FilingProfile) => employer === 'employer';
const isCompany = ({ person }: FilingProfile) => person === 'company';
const isIndividual = ({ person }: FilingProfile) => person === 'individual';
const hasVat = ({ tax }: FilingProfile) => tax === 'vat';

/** All filings; those of a day stand in this order. */
const filings = {
  wages: {
    forms: ['1601-C'],
    rule: 'withholdingDue',
    moves: 'weekendRule',
    isDue: isEmployer,
    days: (year, { withholdingDue, wageWithholdingDecemberDue }) =>
      afterMonths(year, withholdingDue).map(({ period, day }) =>
        period.endsWith('-12')
          ? { period, day: `${year}-${wageWithholdingDecemberDue}` }
          : { period, day },
      ),
  },
  withheld: {
    forms: ['0619-E', '0619-F'],
    rule: 'withholdingDue',
    moves: 'weekendRule',
    // The return of the quarter takes the place of its last month.
    days: (year, { withholdingDue }) => {
      const quarterEnds = new Set(quartersDueIn(year).map(lastMonthOf));
      return afterMonths(year, withholdingDue).filter(({ period }) => !quarterEnds.has(period));
    },
  },
  withheldQuarter: {
    forms: ['1601-EQ', '1601-FQ'],
    rule: 'quarterlyWithholdingRule',
    moves: 'weekendRule',
    days: (year) =>
      quartersDueIn(year).map((period) => ({
        period,
        day: endOfMonth(monthAfter(lastMonthOf(period))),
      })),
  },
  digitalVat: {
    forms: ['1600-VT'],
    rule: 'digitalVatDue',
    moves: 'weekendRule',
    isDue: hasVat,
    days: (year, { digitalVatDue }) => afterMonths(year, digitalVatDue),
  },
  vat: {
    forms: ['2550Q'],
    rule: 'vatReturnDue',
    moves: 'weekendRule',
    isDue: hasVat,
    days: (year, { vatReturnDue }) => afterQuarters(year, vatReturnDue),
  },
  percentageTax: {
    forms: ['2551Q'],
    rule: 'percentageTaxDue',
    moves: 'weekendRule',
    isDue: ({ tax }) => tax === 'percentage',
    days: (year, { percentageTaxDue }) => afterQuarters(year, percentageTaxDue),
  },
  corporateQuarter: {
    forms: ['1702Q'],
    rule: 'citQuarterlyDue',
    moves: 'weekendRule',
    isDue: isCompany,
    // The return of the year takes the place of the last quarter.
    days: (year, { citQuarterlyDue }) =>
      afterQuarters(year, citQuarterlyDue).filter(({ period }) => !period.endsWith('-Q4')),
  },
  corporateYear: {
    forms: ['1702'],
    rule: 'citAnnualDay',
    moves: 'weekendRule',
    isDue: isCompany,
    days: (year, { citAnnualDay }) => once(year, citAnnualDay),
  },
  individualQuarter: {
    forms: ['1701Q'],
    rule: 'individualFirstQuarterDay',
    moves: 'weekendRule',
    isDue: isIndividual,
    days: (year, rules) => [
      { period: `${year}-Q1`, day: `${year}-${rules.individualFirstQuarterDay}` },
      { period: `${year}-Q2`, day: `${year}-${rules.individualSecondQuarterDay}` },
      { period: `${year}-Q3`, day: `${year}-${rules.individualThirdQuarterDay}` },
    ],
  },
  individualYear: {
    forms: ['1701', '1701A', '1701-MS'],
    rule: 'individualAnnualDay',
    moves: 'weekendRule',
    isDue: isIndividual,
    days: (year, { individualAnnualDay }) => once(year, individualAnnualDay),
  },
  individualSecondPart: {
    rule: 'individualSecondPartDay',
    moves: 'weekendRule',
    isDue: isIndividual,
    days: (year, { individualSecondPartDay }) => once(year, individualSecondPartDay),
  },
  attachments: {
    rule: 'attachmentsTime',
    moves: 'weekendRule',
    // The returns of companies and of individuals are due on the same day.
    days: (year, { citAnnualDay, attachmentsTime }) => [
      { period: String(year - 1), day: daysAfter(`${year}-${citAnnualDay}`, attachmentsTime) },
    ],
  },
  employeeList: {
    forms: ['1604-C'],
    rule: 'alphalistDay',
    moves: 'weekendRule',
    isDue: isEmployer,
    days: (year, { alphalistDay }) => once(year, alphalistDay),
  },
  finalTaxList: {
    forms: ['1604-F'],
    rule: 'alphalistDay',
    moves: 'weekendRule',
    days: (year, { alphalistDay }) => once(year, alphalistDay),
  },
  payeeList: {
    forms: ['1604-E'],
    rule: 'creditableReturnDay',
    moves: 'weekendRule',
    days: (year, { creditableReturnDay }) => once(year, creditableReturnDay),
  },
  payeeCertificates: {
    forms: ['2307'],
    rule: 'form2307Due',
    days: (year, { form2307Due }) => afterQuarters(year, form2307Due),
  },
  individualPayeeCertificates: {
    forms: ['2307'],
    rule: 'form2307IndividualDay',
    days: (year, { form2307IndividualDay }) => once(year, form2307IndividualDay),
  },
  certificates: {
    forms: ['2316'],
    rule: 'form2316Day',
    isDue: isEmployer,
    days: (year, { form2316Day }) => once(year, form2316Day),
  },
  certificateCopies: {
    forms: ['2316'],
    rule: 'form2316FilingDay',
    moves: 'weekendRule',
    isDue: isEmployer,
    days: (year, { form2316FilingDay }) => once(year, form2316FilingDay),
  },
  payeeDeclarations: {
    rule: 'payeeDeclarationDay',
    days: (year, { payeeDeclarationDay }) => once(year, payeeDeclarationDay, year),
  },
  payerDeclaration: {
    rule: 'payerDeclarationDay',
    moves: 'weekendRule',
    days: (year, { payerDeclarationDay }) => once(year, payerDeclarationDay, year),
  },
  philHealthEarly: {
    rule: 'philHealthDaysEarly',
    moves: 'philHealthDueRule',
    isDue: isEmployer,
    days: (year, { philHealthDaysEarly }) => withinMonths(year, philHealthDaysEarly),
  },
  philHealthLate: {
    rule: 'philHealthDaysLate',
    moves: 'philHealthDueRule',
    isDue: isEmployer,
    days: (year, { philHealthDaysLate }) => withinMonths(year, philHealthDaysLate),
  },
  pagIbig: {
    rule: 'pagIbigFirstDay',
    isDue: isEmployer,
    days: (year, { pagIbigFirstDay }) =>
      monthsDueIn(year).map((period) => ({
        period,
        from: daysAfter(endOfMonth(period), pagIbigFirstDay),
        day: endOfMonth(monthAfter(period)),
      })),
  },
  sss: {
    rule: 'sssDueRule',
    moves: 'sssDueRule',
    isDue: isEmployer,
    days: (year) =>
      monthsDueIn(year).map((period) => ({ period, day: endOfMonth(monthAfter(period)) })),
  },
  thirteenthMonthReport: {
    rule: 'thirteenthMonthReportDay',
    isDue: isEmployer,
    days: (year, { thirteenthMonthReportDay }) => once(year, thirteenthMonthReportDay),
  },
  thirteenthMonth: {
    rule: 'thirteenthMonthDay',
    isDue: isEmployer,
    days: (year, { thirteenthMonthDay }) => once(year, thirteenthMonthDay, year),
  },
  permit: {
    rule: 'permitRenewalDay',
    moves: 'localHolidayLaw',
    days: (year, { permitRenewalDay }) => once(year, permitRenewalDay, year),
  },
  localTax: {
    rule: 'localTaxDue',
    moves: 'localHolidayLaw',
    // It is due at the beginning of the quarter for which it is paid.
    days: (year, { localTaxDue }) =>
      quartersDueIn(year).map((quarter, index) => ({
        period: `${year}-Q${index + 1}`,
        day: daysAfter(endOfMonth(lastMonthOf(quarter)), localTaxDue),
      })),
  },
} as const satisfies Record<string, FilingRules>;

export type Filing = keyof typeof filings;

// TypeScript does not know the keys of `Object.keys`.
export const filingKeys = Object.keys(filings) as Filing[];

/** The name of the fact by which a filing is due. */
export function ruleOf(filing: Filing): string {
  return filings[filing].rule;
}

/** What is due, and when. */
export type Deadline = {
  filing: Filing;
  forms: readonly string[];
  /** The name of the fact by which it is due. */
  rule: string;
  period: string;
  /** The first of several days, where an employer has more than one. */
  from?: string;
  /** The day that the law names; of several days the last. */
  nominal: string;
  /** The day to which it moves; without a reason to move the same day. */
  due: string;
  /** The name of the fact by which it has moved. */
  movedBy?: MovingRule;
};

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The day itself where it is a working day, else the next one. */
function workingDayFrom(day: string, holidays: ReadonlySet<string>): string {
  return isWeekend(day) || holidays.has(day) ? workingDayFrom(daysAfter(day, 1), holidays) : day;
}

/** The day to which a rule moves a day: agencies wait for weekends as well, the general law for holidays only. */
function movedDay(
  day: string,
  rule: MovingRule | undefined,
  holidays: ReadonlySet<string>,
): string {
  const stays = rule === undefined || (rule === 'localHolidayLaw' && !holidays.has(day));
  return stays ? day : workingDayFrom(day, holidays);
}

/** The deadlines of a filing that the law puts into a year. */
function deadlinesOf(
  filing: Filing,
  year: number,
  days: FilingDays,
  holidays: ReadonlySet<string>,
): Deadline[] {
  const { forms = [], rule, moves, days: daysOf }: FilingRules = filings[filing];
  return daysOf(year, days).map(({ period, day, from }) => {
    const due = movedDay(day, moves, holidays);
    return {
      filing,
      forms,
      rule,
      period,
      ...(from === undefined ? {} : { from }),
      nominal: day,
      due,
      ...(due === day || moves === undefined ? {} : { movedBy: moves }),
    };
  });
}

/**
 * The deadlines of a profile that the law puts into a year, and those of the year before that move into it, by the days
 * on which they can first be met. One of the last days of the year may move into the next.
 * @param holidays of the year and the last days of the year before
 */
export function filingCalendar(
  profile: FilingProfile,
  year: number,
  days: FilingDays,
  holidays: Iterable<string>,
): Deadline[] {
  const closed = new Set(holidays);
  const isDue = (filing: Filing) => {
    const { isDue: isDueFor = () => true }: FilingRules = filings[filing];
    return isDueFor(profile);
  };
  return filingKeys
    .filter(isDue)
    .flatMap((filing) =>
      [year - 1, year].flatMap((each) => deadlinesOf(filing, each, days, closed)),
    )
    .filter(({ due }) => due >= `${year}-01-01`)
    .toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)));
}

/** The first day of a deadline, under which it stands. */
export function firstDay({ from, due }: Pick<Deadline, 'from' | 'due'>): string {
  return from ?? due;
}
