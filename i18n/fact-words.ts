import { z } from 'zod';
import { durationUnits } from '@/content/facts/types';
import { checked, parseJson, readText, text } from '@/lib/errors/read-json';
import type { Locale } from './locales';
import { messageFile } from './message-files';
import { isCountPattern } from './write-number';

const countPattern = text.refine(
  isCountPattern,
  'must be a plural such as {count, plural, one {# day} other {# days}}',
);

const amountPattern = text.refine((pattern) => pattern.includes('{amount}'), 'must hold {amount}');

/** `values` of `messages/<locale>/common.json`: what Intl does not know of a language. */
const factWordsSchema = z.strictObject({
  /** The city of the office, as natives read it. */
  city: text,
  /**
   * Further forms of durations where a language inflects them, by a name of its choice, as in
   * `[[taxRegistrationDeadline:dative]]`:
   * `"dative": { "day": "{count, plural, one {# Tag} other {# Tagen}}" }`.
   */
  durationForms: z.record(z.string(), z.partialRecord(z.enum(durationUnits), countPattern)),
  /** `{count} working days` */
  workingDays: text,
  /** Minutes before what lasts so long: `{count}-Minute` (Session). */
  minuteCompound: text,
  /** An amount in figures with its currency: `PHP {amount}`. */
  money: z.strictObject({ PHP: amountPattern, USD: amountPattern }),
  /** The same for a large one, its zeros as a word: `PHP 3 million`. */
  largeMoney: z.strictObject({ PHP: amountPattern, USD: amountPattern }),
  periods: z.strictObject({ monthly: text, quarterly: text, annual: text }),
  /** What stands for a fact that is a text, where readers know it by another: `24/7`. */
  texts: z.record(z.string(), text).optional(),
  /** The numbers from zero on, as running text writes small ones. */
  numbers: z.array(text).min(1, 'must not be empty'),
});

type FactWords = z.infer<typeof factWordsSchema>;

/** By the text of the file, so that a changed one counts at once: there are a thousand facts to write. */
const cache = new Map<string, FactWords>();

/**
 * The words with which facts are written in a language.
 * @throws Error naming the file and each word that is missing or malformed
 */
export function factWords(locale: Locale): FactWords {
  const file = messageFile(locale, 'common');
  const json = readText(file);
  const known = cache.get(json);
  if (known) return known;
  const common = z.object({ values: factWordsSchema });
  const { values } = checked(file, 'message', common, parseJson(json, file));
  cache.set(json, values);
  return values;
}
