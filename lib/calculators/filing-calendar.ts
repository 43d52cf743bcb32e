/**
 * The filing deadlines of a year. Days are written `2027-01-25`; a period is a month (`2027-01`), a quarter (`2027-Q1`)
 * or a year. The business year ends in December.
 */
import { daysAfter, weekdayOf } from '@/lib/dates/calendar-days';
import { keysOf } from '@/lib/objects/entries-of';
import type { EntriesOf, Fields } from './calculator';

/** The choices that make a profile, and those that a visitor sees first. */
export const profileFields = {
  person: { kind: 'choice', options: ['company', 'individual'], example: 'company' },
  /** `flat` is the rate in place of income and percentage tax, which individuals may choose. */
  tax: { kind: 'choice', options: ['vat', 'percentage', 'flat'], example: 'vat' },
  employer: { kind: 'choice', options: ['employer', 'no-employees'], example: 'employer' },
} as const satisfies Fields;

/** The traits of a business on which its deadlines depend. */
export type FilingProfile = EntriesOf<typeof profileFields>;

/** The value of `tool` in a URL hash that opens the calendar. */
export const calendarId = 'filingCalendar';

/** The tax regimes between which each kind of person can choose. */
export const taxesOf: Readonly<Record<FilingProfile['person'], readonly FilingProfile['tax'][]>> = {
  company: ['vat', 'percentage'],
  individual: ['vat', 'percentage', 'flat'],
};

/** Every profile that there can be. */
export const filingProfiles: readonly FilingProfile[] = profileFields.person.options.flatMap(
  (person) =>
    taxesOf[person].flatMap((tax) =>
      profileFields.employer.options.map((employer) => ({ person, tax, employer })),
    ),
);

/** The profile that a visitor sees first. */
export const defaultProfile: FilingProfile = {
  person: profileFields.person.example,
  tax: profileFields.tax.example,
  employer: profileFields.employer.example,
};

/** A profile as written in file names: `company-vat-employer`. */
export function profileName({ person, tax, employer }: FilingProfile): string {
  return `${person}-${tax}-${employer}`;
}

/** The name of the calendar file of a profile: `2027-company-vat-employer.ics`. */
export function calendarFileName(profile: FilingProfile, year: number): string {
  return `${year}-${profileName(profile)}.ics`;
}

/**
 * The profile that matches the choices. A flat rate that a company cannot have becomes percentage tax; where nothing
 * matches, the default profile.
 */
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

/** The facts by which days are counted, by name (content/facts/): days after a period, days of a year, ranges. */
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

/** The names of the facts by which a day moves. */
type MovingRule = 'weekendRule' | 'sssDueRule' | 'philHealthDueRule' | 'localHolidayLaw';

/**
 * A period and the day that the law names for it; where it names a range, `from` is its first day and `day` its last.
 */
type NominalDay = { period: string; day: string; from?: string };

/** What filings are about, in the order of the drawing of the year. */
export const filingKinds = ['income', 'sales', 'withheld', 'employees', 'city'] as const;

export type FilingKind = (typeof filingKinds)[number];

type FilingDefinition = {
  kind: FilingKind;
  /** Numbers of the BIR forms; of several, a business files the one or the ones that apply to it. */
  forms?: readonly string[];
  /** The name of the fact by which it is due. */
  ruleFact: string;
  /** The name of the fact by which its days move; without one they stay. */
  moves?: MovingRule;
  /** Without one, it applies to all. */
  appliesTo?: (profile: FilingProfile) => boolean;
  nominalDays: (year: number, facts: FilingDays) => NominalDay[];
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

/** For each month whose return is due in a year: the day so many days after its end. */
function afterMonths(year: number, count: number): NominalDay[] {
  return monthsDueIn(year).map((period) => ({ period, day: daysAfter(endOfMonth(period), count) }));
}

/** For each quarter whose return is due in a year: the day so many days after its end. */
function afterQuarters(year: number, count: number): NominalDay[] {
  return quartersDueIn(year).map((period) => ({
    period,
    day: daysAfter(endOfMonth(lastMonthOf(period)), count),
  }));
}

/** For each month whose payment is due in a year: the range of days in the month after it. */
function withinMonths(
  year: number,
  { first, last }: { first: number; last: number },
): NominalDay[] {
  return monthsDueIn(year).map((period) => ({
    period,
    from: daysAfter(endOfMonth(period), first),
    day: daysAfter(endOfMonth(period), last),
  }));
}

/** A day of a year, such as `04-15`, for that year. */
function onceIn(year: number, day: string): NominalDay[] {
  return [{ period: String(year), day: `${year}-${day}` }];
}

/** A day of a year, such as `04-15`, for the year before. */
function onceAfter(year: number, day: string): NominalDay[] {
  return [{ period: String(year - 1), day: `${year}-${day}` }];
}

/** The rule of a filing whose days follow from the fact by which it is due. */
function dueBy<Fact extends keyof FilingDays>(
  ruleFact: Fact,
  daysOf: (year: number, value: FilingDays[Fact]) => NominalDay[],
): Pick<FilingDefinition, 'ruleFact' | 'nominalDays'> {
  return { ruleFact, nominalDays: (year, facts) => daysOf(year, facts[ruleFact]) };
}

const isEmployer = ({ employer }: FilingProfile) => employer === 'employer';
const isCompany = ({ person }: FilingProfile) => person === 'company';
const isIndividual = ({ person }: FilingProfile) => person === 'individual';
const hasVat = ({ tax }: FilingProfile) => tax === 'vat';

/** All filings. Those that are due on the same day are listed in this order. */
export const filings = {
  wages: {
    kind: 'withheld',
    forms: ['1601-C'],
    ruleFact: 'withholdingDue',
    moves: 'weekendRule',
    appliesTo: isEmployer,
    nominalDays: (year, { withholdingDue, wageWithholdingDecemberDue }) =>
      afterMonths(year, withholdingDue).map(({ period, day }) =>
        period.endsWith('-12')
          ? { period, day: `${year}-${wageWithholdingDecemberDue}` }
          : { period, day },
      ),
  },
  withheld: {
    kind: 'withheld',
    forms: ['0619-E', '0619-F'],
    ruleFact: 'withholdingDue',
    moves: 'weekendRule',
    // The last month of a quarter has no return of its own: the quarterly one covers it.
    nominalDays: (year, { withholdingDue }) => {
      const quarterEnds = new Set(quartersDueIn(year).map(lastMonthOf));
      return afterMonths(year, withholdingDue).filter(({ period }) => !quarterEnds.has(period));
    },
  },
  withheldQuarter: {
    kind: 'withheld',
    forms: ['1601-EQ', '1601-FQ'],
    ruleFact: 'quarterlyWithholdingRule',
    moves: 'weekendRule',
    nominalDays: (year) =>
      quartersDueIn(year).map((period) => ({
        period,
        day: endOfMonth(monthAfter(lastMonthOf(period))),
      })),
  },
  digitalVat: {
    kind: 'sales',
    forms: ['1600-VT'],
    ...dueBy('digitalVatDue', afterMonths),
    moves: 'weekendRule',
    appliesTo: hasVat,
  },
  vat: {
    kind: 'sales',
    forms: ['2550Q'],
    ...dueBy('vatReturnDue', afterQuarters),
    moves: 'weekendRule',
    appliesTo: hasVat,
  },
  percentageTax: {
    kind: 'sales',
    forms: ['2551Q'],
    ...dueBy('percentageTaxDue', afterQuarters),
    moves: 'weekendRule',
    appliesTo: ({ tax }) => tax === 'percentage',
  },
  corporateQuarter: {
    kind: 'income',
    forms: ['1702Q'],
    ruleFact: 'citQuarterlyDue',
    moves: 'weekendRule',
    appliesTo: isCompany,
    // The last quarter has no return of its own: the annual one covers it.
    nominalDays: (year, { citQuarterlyDue }) =>
      afterQuarters(year, citQuarterlyDue).filter(({ period }) => !period.endsWith('-Q4')),
  },
  corporateYear: {
    kind: 'income',
    forms: ['1702'],
    ...dueBy('citAnnualDay', onceAfter),
    moves: 'weekendRule',
    appliesTo: isCompany,
  },
  individualQuarter: {
    kind: 'income',
    forms: ['1701Q'],
    ruleFact: 'individualFirstQuarterDay',
    moves: 'weekendRule',
    appliesTo: isIndividual,
    nominalDays: (year, facts) => [
      { period: `${year}-Q1`, day: `${year}-${facts.individualFirstQuarterDay}` },
      { period: `${year}-Q2`, day: `${year}-${facts.individualSecondQuarterDay}` },
      { period: `${year}-Q3`, day: `${year}-${facts.individualThirdQuarterDay}` },
    ],
  },
  individualYear: {
    kind: 'income',
    forms: ['1701', '1701A', '1701-MS'],
    ...dueBy('individualAnnualDay', onceAfter),
    moves: 'weekendRule',
    appliesTo: isIndividual,
  },
  individualSecondPart: {
    kind: 'income',
    ...dueBy('individualSecondPartDay', onceAfter),
    moves: 'weekendRule',
    appliesTo: isIndividual,
  },
  attachments: {
    kind: 'income',
    ruleFact: 'attachmentsTime',
    moves: 'weekendRule',
    // The returns of companies and of individuals are due on the same day.
    nominalDays: (year, { citAnnualDay, attachmentsTime }) => [
      { period: String(year - 1), day: daysAfter(`${year}-${citAnnualDay}`, attachmentsTime) },
    ],
  },
  employeeList: {
    kind: 'withheld',
    forms: ['1604-C'],
    ...dueBy('alphalistDay', onceAfter),
    moves: 'weekendRule',
    appliesTo: isEmployer,
  },
  finalTaxList: {
    kind: 'withheld',
    forms: ['1604-F'],
    ...dueBy('alphalistDay', onceAfter),
    moves: 'weekendRule',
  },
  payeeList: {
    kind: 'withheld',
    forms: ['1604-E'],
    ...dueBy('creditableReturnDay', onceAfter),
    moves: 'weekendRule',
  },
  payeeCertificates: {
    kind: 'withheld',
    forms: ['2307'],
    ...dueBy('form2307Due', afterQuarters),
  },
  individualPayeeCertificates: {
    kind: 'withheld',
    forms: ['2307'],
    ...dueBy('form2307IndividualDay', onceAfter),
  },
  certificates: {
    kind: 'withheld',
    forms: ['2316'],
    ...dueBy('form2316Day', onceAfter),
    appliesTo: isEmployer,
  },
  certificateCopies: {
    kind: 'withheld',
    forms: ['2316'],
    ...dueBy('form2316FilingDay', onceAfter),
    moves: 'weekendRule',
    appliesTo: isEmployer,
  },
  payeeDeclarations: {
    kind: 'withheld',
    ...dueBy('payeeDeclarationDay', onceIn),
  },
  payerDeclaration: {
    kind: 'withheld',
    ...dueBy('payerDeclarationDay', onceIn),
    moves: 'weekendRule',
  },
  philHealthEarly: {
    kind: 'employees',
    ...dueBy('philHealthDaysEarly', withinMonths),
    moves: 'philHealthDueRule',
    appliesTo: isEmployer,
  },
  philHealthLate: {
    kind: 'employees',
    ...dueBy('philHealthDaysLate', withinMonths),
    moves: 'philHealthDueRule',
    appliesTo: isEmployer,
  },
  pagIbig: {
    kind: 'employees',
    ruleFact: 'pagIbigFirstDay',
    appliesTo: isEmployer,
    nominalDays: (year, { pagIbigFirstDay }) =>
      monthsDueIn(year).map((period) => ({
        period,
        from: daysAfter(endOfMonth(period), pagIbigFirstDay),
        day: endOfMonth(monthAfter(period)),
      })),
  },
  sss: {
    kind: 'employees',
    ruleFact: 'sssDueRule',
    moves: 'sssDueRule',
    appliesTo: isEmployer,
    nominalDays: (year) =>
      monthsDueIn(year).map((period) => ({ period, day: endOfMonth(monthAfter(period)) })),
  },
  thirteenthMonthReport: {
    kind: 'employees',
    ...dueBy('thirteenthMonthReportDay', onceAfter),
    appliesTo: isEmployer,
  },
  thirteenthMonth: {
    kind: 'employees',
    ...dueBy('thirteenthMonthDay', onceIn),
    appliesTo: isEmployer,
  },
  permit: {
    kind: 'city',
    ...dueBy('permitRenewalDay', onceIn),
    moves: 'localHolidayLaw',
  },
  localTax: {
    kind: 'city',
    ruleFact: 'localTaxDue',
    moves: 'localHolidayLaw',
    // It is due at the beginning of the quarter for which it is paid.
    nominalDays: (year, { localTaxDue }) =>
      quartersDueIn(year).map((quarter, index) => ({
        period: `${year}-Q${index + 1}`,
        day: daysAfter(endOfMonth(lastMonthOf(quarter)), localTaxDue),
      })),
  },
} as const satisfies Record<string, FilingDefinition>;

export type Filing = keyof typeof filings;

/** A filing for a period, and when it is due. */
export type Deadline = {
  filing: Filing;
  forms: readonly string[];
  /** The name of the fact by which it is due. */
  ruleFact: string;
  period: string;
  /** The first day of the range, where there is one. */
  from?: string;
  /** The day that the law names; of a range the last. */
  nominal: string;
  /** The day on which it is due: `nominal`, or the day to which that moves. */
  due: string;
  /** The name of the fact by which it has moved. */
  movedBy?: MovingRule;
};

/** The day itself where it is a working day, else the next one. */
function workingDayFrom(day: string, holidays: ReadonlySet<string>): string {
  const isWeekend = weekdayOf(day) > 5;
  return isWeekend || holidays.has(day) ? workingDayFrom(daysAfter(day, 1), holidays) : day;
}

/**
 * The day to which a rule moves a day. The rules of agencies move it off weekends and holidays; the general law only off
 * a holiday, but then past a weekend too.
 */
function movedDay(
  day: string,
  rule: MovingRule | undefined,
  holidays: ReadonlySet<string>,
): string {
  const stays = rule === undefined || (rule === 'localHolidayLaw' && !holidays.has(day));
  return stays ? day : workingDayFrom(day, holidays);
}

/** The deadlines of a filing whose nominal days are in a year. */
function deadlinesOf(
  filing: Filing,
  year: number,
  days: FilingDays,
  holidays: ReadonlySet<string>,
): Deadline[] {
  const { forms = [], ruleFact, moves, nominalDays }: FilingDefinition = filings[filing];
  return nominalDays(year, days).map(({ period, day, from }) => {
    const due = movedDay(day, moves, holidays);
    return {
      filing,
      forms,
      ruleFact,
      period,
      ...(from === undefined ? {} : { from }),
      nominal: day,
      due,
      ...(due === day || moves === undefined ? {} : { movedBy: moves }),
    };
  });
}

/**
 * The deadlines of a profile that fall due in a year, with those of the year before that move into it, in the order of
 * `firstDay`. One of the last days of the year may move into the next.
 * @param holidays of the year, and of the end of the year before
 */
export function filingCalendar(
  profile: FilingProfile,
  year: number,
  days: FilingDays,
  holidays: Iterable<string>,
): Deadline[] {
  const closed = new Set(holidays);
  const applies = (filing: Filing) => {
    const { appliesTo = () => true }: FilingDefinition = filings[filing];
    return appliesTo(profile);
  };
  return keysOf(filings)
    .filter(applies)
    .flatMap((filing) =>
      [year - 1, year].flatMap((each) => deadlinesOf(filing, each, days, closed)),
    )
    .filter(({ due }) => due >= `${year}-01-01`)
    .toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)));
}

/** The day under which a deadline is listed: the first of its range, else the day on which it is due. */
export function firstDay({ from, due }: Pick<Deadline, 'from' | 'due'>): string {
  return from ?? due;
}
