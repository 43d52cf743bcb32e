import { type Locale, locales } from './locales';

/** What joins a label to what it labels in a language: `: `, or the wide colon without a space. */
export function labelColon(locale: Locale): string {
  return locales[locale].wideColon === true ? '：' : ': ';
}
