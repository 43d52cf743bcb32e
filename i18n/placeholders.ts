import { factValue } from '@/content/facts';
import type { FactValue } from '@/content/facts/types';
import { site } from '@/content/site';
import { factWords } from './fact-words';
import { formatFact, formatFactAs } from './format-fact';
import { type Locale, locales } from './locales';

const placeholder = /\[\[([^\]]*)\]\]/g;

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.split(':', 1)[0] ?? '');
}

/** Identity values that texts refer to; some differ by language. */
const identity = {
  siteName: () => site.name,
  brand: () => site.brand,
  email: () => site.email,
  city: (locale: Locale) => factWords(locale).city,
} as const;

/** What precedes the beginning of a sentence. */
const sentenceEnd = /(?:^|[.!?]\s+)$/;

function isIdentity(name: string): name is keyof typeof identity {
  return Object.hasOwn(identity, name);
}

/** @throws Error naming the source and the form that the language does not have */
function inForm(form: string, fact: FactValue, locale: Locale, source: string): string {
  try {
    return formatFactAs(form, fact, locale);
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    throw new Error(`${source}: ${problem}`, { cause: error });
  }
}

/** A value as a sentence begins with it: `Nine services`. */
function capitalized(value: string, locale: Locale): string {
  const [first = ''] = value;
  return first.toLocaleUpperCase(locales[locale].lang) + value.slice(first.length);
}

/**
 * Replaces `[[name]]` by the fact or identity value of that name, written in the locale, and
 * `[[name:form]]` by a duration in a further form of the language (`durationForms` of common.json).
 * @param source where the text stands, for the error: file and field
 * @param quote what makes a value stand for itself in the syntax of the text
 * @throws Error naming the source and the name that is unknown, or has no such form
 */
export function fillPlaceholders(
  text: string,
  locale: Locale,
  source: string,
  quote: (value: string) => string = (value) => value,
): string {
  return text.replace(placeholder, (_, written: string, offset: number) => {
    const [name = '', form, ...more] = written.split(':');
    if (more.length > 0) throw new Error(`${source}: [[${written}]] has more than one form`);
    const fact = factValue(name);
    if (fact !== undefined) {
      const value =
        form === undefined ? formatFact(fact, locale) : inForm(form, fact, locale, source);
      const first = sentenceEnd.test(text.slice(0, offset));
      return quote(first ? capitalized(value, locale) : value);
    }
    if (isIdentity(name)) {
      if (form !== undefined) throw new Error(`${source}: ${name} has no forms: [[${written}]]`);
      return quote(identity[name](locale));
    }
    throw new Error(
      `${source}: unknown placeholder [[${written}]]; known are the facts of content/facts.ts and ${Object.keys(identity).join(', ')}`,
    );
  });
}
