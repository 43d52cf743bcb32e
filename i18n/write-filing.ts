import type { Messages } from 'next-intl';
import type { Deadline, FilingProfile } from '@/lib/calculators/filing-calendar';
import { noonInManila } from '@/lib/dates/manila-time';
import { fillTemplate } from '@/lib/messages/fill-template';
import { type Locale, locales } from './locales';

/** The texts of the filing calendar. Pages have them typeset, calendar files as they are written. */
export type FilingTexts = Messages['calculators']['calendar'];

/** Spaces that Intl puts into its output, beside ordinary ones. */
const otherSpaces = /[\u00a0\u2009\u202f]/g;

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[locale].lang, { ...options, timeZone: 'Asia/Manila' });
}

/** Writers of the days and periods of a language, made once for many days. */
export function filingWriters(locale: Locale, { quarter }: Pick<FilingTexts, 'quarter'>) {
  const month = locales[locale].shortDate ?? 'short';
  const shortDay = dateFormat(locale, { weekday: 'short', day: 'numeric', month });
  const shortDate = dateFormat(locale, { day: 'numeric', month });
  const dayOfMonth = dateFormat(locale, { day: 'numeric' });
  const longDay = dateFormat(locale, { dateStyle: 'full' });
  const longMonth = dateFormat(locale, { month: 'long', year: 'numeric' });
  const year = dateFormat(locale, { year: 'numeric' });
  const narrowMonth = dateFormat(locale, {
    month: locales[locale].script === 'cjk' ? 'short' : 'narrow',
  });
  const write = (format: Intl.DateTimeFormat, day: string) => format.format(noonInManila(day));
  const writeRange = (from: string, to: string) => {
    const { script, rangeSign } = locales[locale];
    // Intl writes Chinese and Japanese ranges with numbers for months.
    if (script === 'cjk') return write(shortDate, from) + rangeSign + write(dayOfMonth, to);
    return shortDate
      .formatRangeToParts(noonInManila(from), noonInManila(to))
      .map(({ type, value, source }) =>
        type === 'literal' && source === 'shared' && /[–-]/.test(value)
          ? (rangeSign ?? value)
          : value,
      )
      .join('')
      .replace(otherSpaces, ' ');
  };
  return {
    /** `Mon, Jan 11` */
    day: (day: string) => write(shortDay, day),
    /** `Monday, January 11, 2027` */
    longDay: (day: string) => write(longDay, day),
    /** `Jan 11 – 20`, of one month */
    days: writeRange,
    /** `January 2027` @param value e.g. `2027-01` */
    month: (value: string) => write(longMonth, `${value}-01`),
    /** `J`, `1月` */
    narrowMonth: (value: string) => write(narrowMonth, `${value}-01`),
    /** `January 2027`, `Q1 2027`, `2027` @param period of a deadline */
    period: (period: string) => {
      const [, ofYear = '', ofQuarter] = /^(\d+)(?:-Q(\d))?$/.exec(period) ?? [];
      if (ofYear === '') return write(longMonth, `${period}-01`);
      if (ofQuarter === undefined) return write(year, `${ofYear}-01-01`);
      return fillTemplate(quarter, { quarter: ofQuarter, year: ofYear });
    },
  };
}

/** A profile in a few words: `company, VAT, employees`. */
export function writeProfile(
  { person, tax, employer }: FilingProfile,
  { profile, profileParts: parts }: Pick<FilingTexts, 'profile' | 'profileParts'>,
): string {
  return fillTemplate(profile, {
    person: parts[person],
    tax: parts[tax],
    employer: parts[employer],
  });
}

/** The forms of a deadline as a list. */
export function writeForms({ forms }: Pick<Deadline, 'forms'>): string {
  return forms.join(' / ');
}
