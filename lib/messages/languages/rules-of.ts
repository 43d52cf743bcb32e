import { german } from './de';
import { spanish } from './es';
import { japanese } from './ja';
import { korean } from './ko';
import type { LanguageRules } from './language-rules';
import { chinese } from './zh';

const table: Readonly<Record<string, LanguageRules>> = {
  zh: chinese,
  ko: korean,
  ja: japanese,
  es: spanish,
  de: german,
};

/** The rules of a language; undefined where it has none, so that only the rules for all languages apply. */
export function rulesOf(language: string): LanguageRules | undefined {
  return table[language];
}

/** Whether a language is written in Latin letters, by CLDR likely subtags. */
export function isLatin(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}
