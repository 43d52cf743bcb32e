import { type Locale, locales } from './locales';
import { writeNumber } from './write-number';

/** The text of each category of a plural of `{count}`, as ICU writes it. */
const branch = /(\w+) \{([^{}]*)\}/g;

const pattern = /^\{count, plural,(?: \w+ \{[^{}]*\})* other \{[^{}]*\}\}$/;

/** Whether a message is one that `writeCount` can write for every number: a plural of `{count}`. */
export function isCountPattern(message: string): boolean {
  return pattern.test(message);
}

/**
 * Writes a number or a range in an ICU message such as `{count, plural, one {# Tag} other {# Tagen}}`.
 * A range takes the branch `other`; the formatter of the messages knows single numbers only.
 */
export function writeCount(
  message: string,
  locale: Locale,
  { value, max }: { value: number; max?: number },
): string {
  const branches = new Map([...message.matchAll(branch)].map(([, name, text]) => [name, text]));
  const category = new Intl.PluralRules(locales[locale].lang).select(value);
  const text = branches.get(max === undefined ? category : 'other') ?? branches.get('other');
  return (text ?? '').replace('#', writeNumber(locale, value, { max }));
}
