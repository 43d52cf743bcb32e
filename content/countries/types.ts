import type { Day, FactValue } from '@/content/facts/types';

/** A law, a treaty, or the page of an authority, by its name or in English. */
export type CountrySource = {
  name: string;
  /** Its name for readers of the country's language. */
  native?: string;
  /** Official URL, where one is known. */
  url?: string;
};

/** Whom readers ask about a row that is only likely, as `authorities` of `messages/<code>/countries.json` name them. */
export const confirmers = [
  'dfa',
  'bi',
  'sss',
  'bir',
  'embassy',
  'issuer',
  'insurer',
  'hmrc',
  'home',
] as const;

type Confirmer = (typeof confirmers)[number];

/** A statement about a country, and how well it was compared with its sources. */
export type Row<Value = unknown> = Value & {
  sources: readonly [CountrySource, ...CountrySource[]];
  /** Day on which it was last compared with them. */
  checked: Day;
  /** Last day on which it holds. After it the build stops. */
  until?: Day;
  /** What has to be looked at again, listed by `npm run check:launch`. */
  reviewNote?: string;
} & ({ status: 'confirmed' } | { status: 'likely'; confirmWith: Confirmer });

/** What is said of the rows that were compared with their sources on a day. @param checked e.g. `2026-11-23` */
export function comparedOn(checked: Day) {
  return {
    confirmed: { checked, status: 'confirmed' },
    likely: (confirmWith: Confirmer) => ({ checked, status: 'likely', confirmWith }) as const,
  } as const;
}

/** A proper name in the language of the country; the English one in languages that cannot read its letters. */
export type NativeName = { native: string; english?: string };

/** Kinds of papers by who issues or authenticates them, and kinds that visitors and companies bring. */
export const issuerKinds = [
  'all',
  'public',
  'notarial',
  'court',
  'federal',
  'state',
  'civil',
  'commercial',
] as const;
export const paperKinds = ['police', 'civil', 'degree', 'company'] as const;

/** What a rule depends on. The four are never mixed: a reader may have four countries. */
export const topics = {
  entry: 'passport',
  trader: 'passport',
  papers: 'issuer',
  posting: 'insurance',
  treaty: 'residence',
  duties: 'seat',
} as const;

export type Topic = keyof typeof topics;

/** A sentence that only this country has: `notes.<country>.<key>` of `messages/<code>/countries.json`. */
type Note = Row<{ topic: Topic }>;

export type Country = {
  /** Code by which Intl names it. */
  region: string;
  /** Language of the native names. */
  lang: string;
  /** Entry without a visa with its passport. */
  entry: Row<{
    days: number;
    /** `final`: neither extended nor changed into another visa; `unknown` where no source says it. */
    afterwards: 'extendable' | 'final' | 'unknown';
    /** Tourism and business, unless only tourism is announced. */
    purpose?: 'tourism';
  }>;
  /** Whether its nationals qualify for the treaty trader visa 9(d). */
  trader: boolean;
  /** Its papers in the Philippines. */
  papers?: Row<{
    way: 'apostille' | 'legalization' | 'authentication';
    issuers?: Partial<Record<(typeof issuerKinds)[number], NativeName>>;
    documents?: Partial<Record<(typeof paperKinds)[number], readonly string[]>>;
    /** Whether they are in another language than English; the local name of the translation, if known. */
    translated: boolean;
    translation?: string;
  }>;
  /** The social security agreement; `false` where none was found. */
  posting: Row<{
    agreement:
      | false
      | {
          /** Year from which it is in force. */
          since: number;
          /** How long a posted employee stays in the insurance of the home country. */
          stay?: Extract<FactValue, { kind: 'duration' }>;
          /** How much longer, where both states agree. */
          longer?: Extract<FactValue, { kind: 'duration' }>;
          /** Who issues the certificate, and its form. */
          certificate?: NativeName;
        };
  }>;
  /** The tax treaty; `false` where there is none, absent where this cannot be said in one word. */
  treaty?: Row<{
    /** Year from which it is in force, or in which it was published. */
    since: number | false;
    isPublication?: true;
    /** Certificate of tax residence. */
    certificate?: string;
  }>;
  /** Rates of the treaty for payments to companies, in percent; several where it depends on the holding or kind. */
  rates?: Row<{
    dividends: readonly number[];
    interest?: readonly number[];
    royalties?: readonly number[];
  }>;
  notes: Readonly<Record<string, Note>>;
  /** Figures of the country that sentences refer to as `[[name]]`; names begin with that of the country. */
  figures?: Readonly<Record<string, Row<{ value: FactValue }>>>;
};
