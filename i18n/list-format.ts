import { type Locale, locales } from './locales';

/** Joins words by “and” or “or” in a language: `Name, Email and Message`. */
export function joinWords(locale: Locale, words: readonly string[], by: 'and' | 'or'): string {
  // The world (001): English then has no comma before the last one, as in all texts of the site.
  const tag = new Intl.Locale(locales[locale].lang, { region: '001' }).toString();
  const type = by === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(tag, { type }).format(words);
}

/** Names of languages, given as codes of ISO 639, joined by “or” in a language. */
export function joinLanguagesWithOr(locale: Locale, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locales[locale].lang, { type: 'language' });
  const words = codes.map((code) => names.of(code) ?? code);
  return joinWords(locale, words, 'or');
}
