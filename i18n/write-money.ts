import type { FactValue } from '@/content/facts/types';
import { factWords } from './fact-words';
import { type Locale, locales } from './locales';
import { countsInTenThousands, writeNumber } from './write-number';

type Money = Extract<FactValue, { kind: 'money' }>;

const tenThousand = 10_000;

const inWords = {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 4,
  useGrouping: 'always',
} as const;

/** Whether an amount is written with a word for its zeros: `3 million`, `25万`, `1万5,000`. */
function isLarge({ compact, value, max = value }: Money, locale: Locale): boolean {
  if (compact === true) return true;
  const isRound = (amount: number) => amount >= tenThousand && amount % 1000 === 0;
  return countsInTenThousands(locale) && isRound(value) && isRound(max);
}

/** One amount with a word for its zeros; what is below ten thousand stands behind, or as a decimal. */
function writeLarge(locale: Locale, value: number): string {
  const { beforeRest } = locales[locale];
  const rest = value % tenThousand;
  if (beforeRest === undefined || rest === 0 || !countsInTenThousands(locale)) {
    return writeNumber(locale, value, inWords);
  }
  return writeNumber(locale, value - rest, inWords) + beforeRest + writeNumber(locale, rest);
}

/**
 * Writes an amount or a range of amounts as a language writes money: `PHP 250,000`, `25万ペソ`,
 * `1万5,000～5万米ドル`.
 */
export function writeMoney(fact: Money, locale: Locale): string {
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
      : writeNumber(locale, value, { ...inWords, max });
  // The currency follows a word as another word, and figures closely.
  const pattern = /\d$/.test(amount) ? money : largeMoney;
  return pattern[currency].replace('{amount}', amount);
}
