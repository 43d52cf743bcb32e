import { serviceKeys } from './services';

/**
 * Every figure, limit and deadline that the site states: the specification's values (§9), each with
 * the agency that sets it and the year as of which it is shown. Texts and documents refer to them as
 * `[[name]]` and never type them.
 */

/** A value in a form that can be written in every language. `max` makes a range of it. */
export type FactValue =
  | {
      kind: 'duration';
      unit: 'hour' | 'minute' | 'day' | 'week' | 'month' | 'year' | 'workingDay';
      value: number;
      max?: number;
      /** As the first part of a compound, before what lasts so long: `30-Minute` (Session). */
      compound?: true;
    }
  | { kind: 'money'; currency: 'USD' | 'PHP'; value: number; max?: number; compact?: true }
  | { kind: 'percent'; value: number }
  /** `inWords`: small numbers in running text, where the language writes them so. */
  | { kind: 'count'; value: number; max?: number; inWords?: true }
  | { kind: 'period'; value: 'monthly' | 'quarterly' | 'annual' }
  | { kind: 'text'; value: string };

type Fact = {
  value: FactValue;
  /** Who sets the figure; `firm` for our own promises and estimates. */
  agency: 'BI' | 'BIR' | 'DOLE' | 'PRA' | 'BOI' | 'ASEAN' | 'firm';
  /** Year of the source. */
  asOf: number;
  /** Why the firm must confirm the value before launch; listed by `npm run check:launch`. */
  reviewNote?: string;
};

const asOf = 2025;

/** Length of the free session in minutes (spec §9). */
const sessionMinutes = 30;

export const facts = {
  touristStay: { value: { kind: 'duration', unit: 'day', value: 30 }, agency: 'BI', asOf },
  touristExtensionMax: {
    value: { kind: 'duration', unit: 'month', value: 36 },
    agency: 'BI',
    asOf,
  },
  touristExtensionTime: {
    value: { kind: 'duration', unit: 'workingDay', value: 3, max: 5 },
    agency: 'BI',
    asOf,
  },
  swpMax: { value: { kind: 'duration', unit: 'month', value: 6 }, agency: 'BI', asOf },
  workVisaTime: { value: { kind: 'duration', unit: 'week', value: 4, max: 8 }, agency: 'BI', asOf },
  businessVisaCode: {
    value: { kind: 'text', value: '9B' },
    agency: 'BI',
    asOf,
    reviewNote:
      'The name 9(b) for the business visa is disputed: confirm what the agency calls it now.',
  },
  srrvMinAge: {
    value: { kind: 'count', value: 35 },
    agency: 'PRA',
    asOf,
    reviewNote:
      'The minimum age of the SRRV has been revised more than once: confirm with the PRA.',
  },
  srrvDeposit: {
    value: { kind: 'money', currency: 'USD', value: 10_000, max: 50_000 },
    agency: 'PRA',
    asOf,
    reviewNote: 'The deposit of the SRRV has been revised more than once: confirm with the PRA.',
  },
  sirvMinInvestment: {
    value: { kind: 'money', currency: 'USD', value: 75_000 },
    agency: 'BOI',
    asOf,
  },
  quotaPerNationality: { value: { kind: 'count', value: 50 }, agency: 'BI', asOf },
  svegMinWorkers: { value: { kind: 'count', value: 10 }, agency: 'BI', asOf },
  balikbayanStay: { value: { kind: 'duration', unit: 'year', value: 1 }, agency: 'BI', asOf },
  visaAsOf: { value: { kind: 'text', value: String(asOf) }, agency: 'firm', asOf },
  registrationTime: {
    value: { kind: 'duration', unit: 'week', value: 2, max: 4 },
    agency: 'firm',
    asOf,
  },
  citRate: { value: { kind: 'percent', value: 25 }, agency: 'BIR', asOf },
  citRateSmall: { value: { kind: 'percent', value: 20 }, agency: 'BIR', asOf },
  vatThreshold: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    agency: 'BIR',
    asOf,
  },
  vatRate: { value: { kind: 'percent', value: 12 }, agency: 'BIR', asOf },
  vatFilingPeriod: {
    value: { kind: 'period', value: 'monthly' },
    agency: 'BIR',
    asOf,
    reviewNote: 'VAT has been filed quarterly since 2023: confirm the filing period with the BIR.',
  },
  taxRegistrationDeadline: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    agency: 'BIR',
    asOf,
  },
  aseanMembers: {
    value: { kind: 'count', value: 10 },
    agency: 'ASEAN',
    asOf,
    reviewNote: 'Timor-Leste joined in October 2025: confirm the number of member countries.',
  },
  emergencyFund: {
    value: { kind: 'duration', unit: 'month', value: 3, max: 6 },
    agency: 'firm',
    asOf,
  },
  roiPeriod: {
    value: { kind: 'duration', unit: 'month', value: 6, max: 12 },
    agency: 'firm',
    asOf,
  },
  automationSaving: { value: { kind: 'percent', value: 80 }, agency: 'firm', asOf },
  replyTime: { value: { kind: 'duration', unit: 'hour', value: 24 }, agency: 'firm', asOf },
  expertReplyTime: { value: { kind: 'duration', unit: 'hour', value: 2 }, agency: 'firm', asOf },
  sessionLength: {
    value: { kind: 'duration', unit: 'minute', value: sessionMinutes },
    agency: 'firm',
    asOf,
  },
  sessionLabel: {
    value: { kind: 'duration', unit: 'minute', value: sessionMinutes, compound: true },
    agency: 'firm',
    asOf,
  },
  remoteSupport: { value: { kind: 'text', value: '24/7' }, agency: 'firm', asOf },
  serviceCount: {
    value: { kind: 'count', value: serviceKeys.length, inWords: true },
    agency: 'firm',
    asOf,
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof facts;

/** The facts that the firm has to confirm before launch, with the reason. */
export function factsToReview(): { name: string; agency: string; reviewNote: string }[] {
  return Object.entries<Fact>(facts).flatMap(([name, { agency, reviewNote }]) =>
    reviewNote === undefined ? [] : [{ name, agency, reviewNote }],
  );
}
