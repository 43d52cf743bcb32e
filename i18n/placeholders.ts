import { factValue } from '@/content/facts';
import { site } from '@/content/site';
import { errorsOf, namingSource } from '@/lib/errors/error-text';
import { capitalized, isSentenceStart } from '@/lib/text/first-uses';
import { factWords, formatFact } from './format-fact';
import type { Locale } from './locales';

/** A third bracket before it is that of a link: `[[[brand]]](/about)`. */
const placeholder = /\[\[(?!\[)([^\]]*)\]\]/g;

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.split(':', 1)[0] ?? '');
}

/** Identity values that texts refer to; some differ by language. */
const identity = new Map<string, (locale: Locale) => string>([
  ['siteName', () => site.name],
  ['brand', () => site.brand],
  ['email', () => site.email],
  ['city', (locale) => factWords(locale).city],
]);

/** @throws Error naming what is unknown, or has no such form */
function filledIn(written: string, locale: Locale, startsSentence: boolean): string {
  const [name = '', form, ...more] = written.split(':');
  if (more.length > 0) throw new Error(`[[${written}]] has more than one form`);
  const fact = factValue(name);
  if (fact !== undefined) {
    const value = formatFact(fact, locale, form);
    return startsSentence ? capitalized(value) : value;
  }
  const identityIn = identity.get(name);
  if (identityIn === undefined) {
    const known = `the facts of content/facts/ and ${[...identity.keys()].join(', ')}`;
    throw new Error(`unknown placeholder [[${written}]]; known are ${known}`);
  }
  if (form !== undefined) throw new Error(`${name} has no forms: [[${written}]]`);
  return identityIn(locale);
}

/**
 * Replaces `[[name]]` by the fact or identity value of that name, written in the locale, and
 * `[[name:form]]` by a duration in a further form of the language (`durationForms` of common.json).
 * @param source where the text is, for the error: file and field
 * @param escapeValue escapes a value for the syntax of the text, such as ICU messages; by default it is left as it is
 * @throws Error naming the source and the name that is unknown, or has no such form
 */
export function fillPlaceholders(
  text: string,
  locale: Locale,
  source: string,
  escapeValue: (value: string) => string = (value) => value,
): string {
  return text.replace(placeholder, (_, written: string, offset: number) => {
    const startsSentence = isSentenceStart(text, offset);
    return escapeValue(namingSource(source, () => filledIn(written, locale, startsSentence)));
  });
}

/** What is wrong with the placeholders of a text: unknown, or without such a form. Each once. */
export function placeholderProblems(text: string, locale: Locale): string[] {
  const problems = [...text.matchAll(placeholder)].flatMap(([, written = '']) =>
    errorsOf(() => filledIn(written, locale, false)),
  );
  return [...new Set(problems)];
}
