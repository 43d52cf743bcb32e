import { type Locale, locales } from './locales';

function joined(locale: Locale, words: readonly string[], type: Intl.ListFormatType): string {
  // The world (001): English then has no comma before the last one, as in all texts of the site.
  const region = new Intl.Locale(locales[locale].lang, { region: '001' }).toString();
  return new Intl.ListFormat(region, { type }).format(words);
}

/** Joins words by “or” in a language: `a bookkeeper or a visa officer`. */
export function joinWithOr(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'disjunction');
}

/** Joins words by “and” in a language: `Name, Email and Message`. */
export function joinWithAnd(locale: Locale, words: readonly string[]): string {
  return joined(locale, words, 'conjunction');
}

/** Names of languages, given as codes of ISO 639, joined by “or” in a language. */
export function joinLanguagesWithOr(locale: Locale, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locales[locale].lang, { type: 'language' });
  return joinWithOr(
    locale,
    codes.map((code) => names.of(code) ?? code),
  );
}
