import { keysOf } from '@/lib/objects/entries-of';

type LocaleData = {
  /** Its own name. */
  name: string;
  /** Code of the country whose flag is beside the name (`public/flags/`). */
  flag: string;
  /** The tag in `lang` and `hreflang`, by which Intl writes numbers and dates too. */
  lang: string;
  openGraph: string;
  /** Latin letters are set in the site’s own fonts, the wide ones of East Asia and others in those of the platform. */
  script: 'latin' | 'cjk' | 'other';
  /** Times of day: 9:00 AM or 9:00. */
  clock: 'h12' | 'h23';
  /** Length of weekday names in running text, where it is not `long`: 周一. */
  weekday?: 'short';
  /** Format of dates in narrow places, where it is not that of Intl with short month names. */
  shortDate?: 'long';
  /** The sign of a range of numbers, where it differs from that of Intl. */
  rangeSign?: string;
  /** Not translated yet: in menus and URLs, but neither in search engines nor checked. */
  draft?: true;
  /** Before the rest of an amount in ten thousands: 1万5,000, 1만 5,000; without it, a decimal: 1.5万. */
  beforeRest?: string;
  /** Whether a colon is as wide as a character, without a space after it. */
  wideColon?: true;
  /** Thousands separator, where it differs from that of Intl. */
  thousands?: string;
};

/** The one locale table. Everything that depends on a language derives from it. */
const table = {
  en: {
    name: 'English',
    flag: 'us',
    lang: 'en',
    openGraph: 'en_US',
    script: 'latin',
    clock: 'h12',
  },
  zh: {
    name: '中文',
    flag: 'cn',
    lang: 'zh-Hans',
    openGraph: 'zh_CN',
    script: 'cjk',
    clock: 'h23',
    weekday: 'short',
    // GB/T 15834: a range takes the dash of one character, not the hyphen.
    rangeSign: '—',
    wideColon: true,
  },
  ko: {
    name: '한국어',
    flag: 'kr',
    lang: 'ko',
    openGraph: 'ko_KR',
    script: 'cjk',
    clock: 'h23',
    rangeSign: '~',
    beforeRest: '\u00a0',
  },
  ja: {
    name: '日本語',
    flag: 'jp',
    lang: 'ja',
    openGraph: 'ja_JP',
    script: 'cjk',
    clock: 'h23',
    rangeSign: '～',
    beforeRest: '',
    wideColon: true,
  },
  es: {
    name: 'Español',
    flag: 'es',
    lang: 'es',
    openGraph: 'es_ES',
    script: 'latin',
    clock: 'h23',
    // The spelling of the Academies, for all Spanish-speaking countries: in running text a word within
    // ranges, `de 3 a 5`, and a space between thousands.
    rangeSign: '\u00a0a\u00a0',
    // Nor are the names of months cut short.
    shortDate: 'long',
    thousands: '\u00a0',
  },
  de: {
    name: 'Deutsch',
    flag: 'de',
    lang: 'de',
    openGraph: 'de_DE',
    script: 'latin',
    clock: 'h23',
  },
} as const satisfies Record<string, LocaleData>;

export type Locale = keyof typeof table;

export const locales: Readonly<Record<Locale, LocaleData>> = table;

/** Default and fallback language: its URLs carry no prefix. */
export const defaultLocale = 'en' satisfies Locale;

/** All locale codes in the order in which the switcher shows them. */
export const localeCodes = keysOf(locales);

/** Whether a language is translated, and no draft. */
export function isTranslated(locale: Locale): boolean {
  return locales[locale].draft !== true;
}

/** The locales that are translated: what search engines and previews list. */
export const translatedLocaleCodes = localeCodes.filter(isTranslated);

/** Whether a value from outside (URL, storage) is exactly one of our locale codes. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The `lang` of a text on a page; undefined where the text is in the language of the page. */
export function foreignLang(text: Locale, page: Locale): string | undefined {
  return text === page ? undefined : locales[text].lang;
}

/** Separator of a label and its value in a language: `: `, or the wide colon without a space. */
export function labelColon(locale: Locale): string {
  return locales[locale].wideColon === true ? '：' : ': ';
}
