import { factValue } from '@/content/facts';
import { site } from '@/content/site';
import { factWords } from './fact-words';
import { formatFact } from './format-fact';
import { type Locale, locales } from './locales';

const placeholder = /\[\[([^\]]*)\]\]/g;

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
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

/** A value as a sentence begins with it: `Nine services`. */
function capitalized(value: string, locale: Locale): string {
  const [first = ''] = value;
  return first.toLocaleUpperCase(locales[locale].lang) + value.slice(first.length);
}

/**
 * Replaces `[[name]]` by the fact or identity value of that name, written in the locale.
 * @param source where the text stands, for the error: file and field
 * @param quote what makes a value stand for itself in the syntax of the text
 * @throws Error naming the source and the unknown name
 */
export function fillPlaceholders(
  text: string,
  locale: Locale,
  source: string,
  quote: (value: string) => string = (value) => value,
): string {
  return text.replace(placeholder, (_, name: string, offset: number) => {
    const fact = factValue(name);
    if (fact !== undefined) {
      const value = formatFact(fact, locale);
      const first = sentenceEnd.test(text.slice(0, offset));
      return quote(first ? capitalized(value, locale) : value);
    }
    if (isIdentity(name)) return quote(identity[name](locale));
    throw new Error(
      `${source}: unknown placeholder [[${name}]]; known are the facts of content/facts.ts and ${Object.keys(identity).join(', ')}`,
    );
  });
}
