import { z } from 'zod';
import { durationUnits, type FactValue } from '@/content/facts/types';
import { noonInManila } from '@/lib/dates/manila-time';
import { parseJson, readText, trimmedText, validate } from '@/lib/errors/read-json';
import { type Locale, locales } from './locales';
import { messageFile } from './message-files';
import { countsInTenThousands, isCountPattern, writeCount, writeNumber } from './write-number';

const countPattern = trimmedText.refine(
  isCountPattern,
  'must be a plural such as {count, plural, one {# day} other {# days}}',
);

const amountPattern = trimmedText.refine(
  (pattern) => pattern.includes('{amount}'),
  'must hold {amount}',
);

/** `values` of `messages/<locale>/common.json`: the words and formats that Intl lacks. */
const factWordsSchema = z.strictObject({
  /** The city of the office, as the language writes it. */
  city: trimmedText,
  /**
   * Further forms of durations where a language inflects them, by a name of its choice, as in
   * `[[taxRegistrationDeadline:dative]]`:
   * `"dative": { "day": "{count, plural, one {# Tag} other {# Tagen}}" }`.
   */
  durationForms: z.record(z.string(), z.partialRecord(z.enum(durationUnits), countPattern)),
  /** `{count} working days` */
  workingDays: trimmedText,
  /** Minutes as a modifier: `{count}-Minute` (Session). */
  minuteCompound: trimmedText,
  /** An amount in figures with its currency: `PHP {amount}`. */
  money: z.strictObject({ PHP: amountPattern, USD: amountPattern }),
  /** The same for a large one, its zeros as a word: `PHP 3 million`. */
  largeMoney: z.strictObject({ PHP: amountPattern, USD: amountPattern }),
  /** Amounts in the currencies of other countries, where Intl has names that the language does not use. */
  foreignMoney: z.record(z.string(), amountPattern).optional(),
  periods: z.strictObject({ monthly: trimmedText, quarterly: trimmedText, annual: trimmedText }),
  /** Replacements of facts that are texts, in languages that write them differently: `24/7`. */
  texts: z.record(z.string(), trimmedText).optional(),
  /** The numbers from zero on as words, for small numbers in running text. */
  numbers: z.array(trimmedText).min(1, 'must not be empty'),
});

type FactWords = z.infer<typeof factWordsSchema>;

/** By the text of the file, so that an edit counts at once; cached, as there are a thousand facts to write. */
const cache = new Map<string, FactWords>();

/** The words with which facts are written. @throws Error naming the file and each word that is missing or malformed */
export function factWords(locale: Locale): FactWords {
  const file = messageFile(locale, 'common');
  const json = readText(file);
  const known = cache.get(json);
  if (known) return known;
  const common = z.object({ values: factWordsSchema });
  const { values } = validate(file, 'message', common, parseJson(json, file));
  cache.set(json, values);
  return values;
}

type Money = Extract<FactValue, { kind: 'money' }>;

const tenThousand = 10_000;

const zerosAsWord = {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 4,
  useGrouping: 'always',
} as const;

/** Whether an amount is written with a word for its zeros: `3 million`, `25万`, `1万5,000`. */
function isLarge(
  { compact, value, max = value }: Pick<Money, 'compact' | 'value' | 'max'>,
  locale: Locale,
): boolean {
  if (compact === true) return true;
  const isRound = (amount: number) => amount >= tenThousand && amount % 1000 === 0;
  return countsInTenThousands(locale) && isRound(value) && isRound(max);
}

/** Spanish writes `1000 millones`, where Intl has `1 mil millones`; texts of other languages stay as they are. */
function spanishMillions(text: string): string {
  return text.replace(
    /([\d,]+) mil millones/u,
    (_, amount: string) => `${writeNumber('es', Number(amount.replace(',', '.')) * 1000)} millones`,
  );
}

/** One amount with a word for its zeros; the rest below ten thousand follows, or is a decimal. */
function writeLarge(locale: Locale, value: number): string {
  const { beforeRest } = locales[locale];
  const rest = value % tenThousand;
  if (beforeRest === undefined || rest === 0 || !countsInTenThousands(locale)) {
    return spanishMillions(writeNumber(locale, value, zerosAsWord));
  }
  return writeNumber(locale, value - rest, zerosAsWord) + beforeRest + writeNumber(locale, rest);
}

/** An amount or a range as a language writes money: `PHP 250,000`, `25万ペソ`, `1万5,000～5万米ドル`. */
function writeMoney(fact: Money, locale: Locale): string {
  const { money, largeMoney } = factWords(locale);
  const { currency, value, max } = fact;
  if (!isLarge(fact, locale)) {
    const amount = writeNumber(locale, value, { maximumFractionDigits: 0, max });
    return money[currency].replace('{amount}', amount);
  }
  const isRange = max !== undefined && countsInTenThousands(locale);
  const amount = isRange
    ? writeLarge(locale, value) + (locales[locale].rangeSign ?? '–') + writeLarge(locale, max)
    : max === undefined
      ? writeLarge(locale, value)
      : writeNumber(locale, value, { ...zerosAsWord, max });
  // A space before the currency after a word, none after figures.
  const pattern = /\d$/.test(amount) ? money : largeMoney;
  return pattern[currency].replace('{amount}', amount);
}

/** An amount with the name of its currency, a large one with a word for its zeros: `6 million euros`, `1万5,000ユーロ`. */
function writeForeignMoney(
  { currency, value }: Extract<FactValue, { kind: 'foreignMoney' }>,
  locale: Locale,
): string {
  const isInMillions = value >= 1_000_000 && !countsInTenThousands(locale);
  const hasWord = isInMillions || isLarge({ value }, locale);
  const options = { ...(hasWord ? zerosAsWord : {}), minimumFractionDigits: 0 };
  const figures = writeNumber(locale, value, options);
  const amount = hasWord ? writeLarge(locale, value) : figures;
  const pattern = factWords(locale).foreignMoney?.[currency];
  if (pattern !== undefined) return pattern.replace('{amount}', amount);
  const written = writeNumber(locale, value, {
    ...options,
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  });
  return (
    written
      .replace(figures, amount)
      // Intl leaves out the preposition of Spanish.
      .replace(/(millón|millones) (?=\p{L})/u, '$1 de ')
      // Intl separates words of languages without spaces by U+200B, which no text may have.
      .replaceAll('\u200b', '')
  );
}

type Duration = Extract<FactValue, { kind: 'duration' }>;

/** @throws Error where the language has no such form for the unit, or no compound */
function writeDuration(fact: Duration, locale: Locale, form: string | undefined): string {
  const { unit, value, max, compound } = fact;
  const words = factWords(locale);
  if (compound && form === undefined) {
    if (unit !== 'minute') throw new Error(`values.minuteCompound is no compound for ${unit}`);
    return words.minuteCompound.replace('{count}', String(value));
  }
  const pattern = words.durationForms[form ?? 'default']?.[unit];
  if (pattern !== undefined) return writeCount(pattern, locale, fact);
  if (form !== undefined) throw new Error(`values.durationForms.${form} has no form for ${unit}`);
  if (unit === 'workingDay') {
    return words.workingDays.replace('{count}', writeNumber(locale, value, { max }));
  }
  return writeNumber(locale, value, { style: 'unit', unit, unitDisplay: 'long', max });
}

function writeDate(locale: Locale, day: string, style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[locale].lang, {
    ...style,
    timeZone: 'Asia/Manila',
  });
  return format.format(noonInManila(day));
}

function write(fact: FactValue, locale: Locale, form: string | undefined): string {
  if (fact.kind === 'duration') return writeDuration(fact, locale, form);
  if (form !== undefined) {
    throw new Error(`values.durationForms.${form} has no form for ${fact.kind}`);
  }
  const words = factWords(locale);
  switch (fact.kind) {
    case 'money':
      return writeMoney(fact, locale);
    case 'foreignMoney':
      return writeForeignMoney(fact, locale);
    case 'percent':
      return writeNumber(locale, fact.value / 100, { style: 'percent', maximumFractionDigits: 2 });
    case 'count':
      if (fact.inWords && fact.max === undefined) {
        return words.numbers[fact.value] ?? String(fact.value);
      }
      return writeNumber(locale, fact.value, { max: fact.max });
    case 'period':
      return words.periods[fact.value];
    case 'month':
      return writeDate(locale, `${fact.value}-01`, { month: 'long', year: 'numeric' });
    case 'monthDay':
      return writeDate(locale, `2024-${fact.value}`, { month: 'long', day: 'numeric' });
    case 'day':
      return writeDate(locale, fact.value, { dateStyle: 'long' });
    case 'text':
      return words.texts?.[fact.value] ?? fact.value;
  }
}

/** Spaces that Intl puts into its output; line breaks are decided by `typeset` for all texts. */
const noBreakSpaces = /[\u00a0\u202f]/g;

/**
 * Writes a fact in a language: `{ kind: 'duration', unit: 'week', value: 2, max: 4 }` → `2–4 weeks`,
 * money as `PHP 3 million` (code, not sign: the peso sign is outside the fonts' Latin subset). A duration is
 * written by Intl, unless the language has a form named `default` for its unit: `un año`, not `1 año`.
 * @param form a further form of a duration, such as a dative
 * @throws Error where the language has no such form for the fact; a compound is known of minutes alone
 */
export function formatFact(fact: FactValue, locale: Locale, form?: string): string {
  return write(fact, locale, form).replace(noBreakSpaces, ' ');
}
