import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { type Locale, locales } from './locales';
import { writeNumber } from './write-number';

/** A number as it is written, and the branch of a plural that belongs to it. */
type Count = { written: string; branch: string };

function writtenOut(elements: readonly MessageFormatElement[], count: Count): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isPoundElement(element)) return count.written;
      if (isArgumentElement(element) && element.value === 'count') return count.written;
      if (isPluralElement(element) && element.value === 'count') {
        const option = element.options[count.branch] ?? element.options.other;
        return writtenOut(option?.value ?? [], count);
      }
      throw new Error('takes something else than {count}');
    })
    .join('');
}

/**
 * Writes a number or a range in an ICU message such as `{count, plural, one {# Tag} other {# Tagen}}`.
 * A range takes the branch `other`; the formatter of the messages knows single numbers only.
 * @throws Error when the message is malformed or takes anything but `{count}`
 */
export function writeCount(
  message: string,
  locale: Locale,
  { value, max }: { value: number; max?: number },
): string {
  const written = writeNumber(locale, value, { max });
  const branch =
    max === undefined ? new Intl.PluralRules(locales[locale].lang).select(value) : 'other';
  return writtenOut(parse(message), { written, branch });
}

/** Whether a message is one that `writeCount` can write for every number: a plural of `{count}`. */
export function isCountPattern(message: string): boolean {
  try {
    const elements = parse(message);
    writtenOut(elements, { written: '', branch: 'other' });
    return elements.some(isPluralElement);
  } catch {
    return false;
  }
}
