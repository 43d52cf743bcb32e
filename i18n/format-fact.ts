import type { FactValue } from '@/content/facts/types';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { rangeSpaces } from '@/lib/text/range-spaces';
import { writeCount } from './count-pattern';
import { factWords } from './fact-words';
import { type Locale, locales } from './locales';

/** One number, or a range with the language's own range sign. */
function numberOrRange(format: Intl.NumberFormat, value: number, max: number | undefined): string {
  return max === undefined ? format.format(value) : rangeSpaces(format.formatRange(value, max));
}

/**
 * Writes a duration in a further form that the language names for its unit, such as a dative.
 * @throws Error naming the form where the language has none for the unit
 */
export function formatFactAs(form: string, fact: FactValue, locale: Locale): string {
  const pattern =
    fact.kind === 'duration' ? factWords(locale).durationForms[form]?.[fact.unit] : undefined;
  if (fact.kind !== 'duration' || pattern === undefined) {
    const what = fact.kind === 'duration' ? fact.unit : fact.kind;
    throw new Error(`values.durationForms.${form} has no form for ${what}`);
  }
  return writeCount(pattern, locales[locale].lang, fact);
}

/**
 * Writes a fact in a language: `{ kind: 'duration', unit: 'week', value: 2, max: 4 }` → `2–4 weeks`,
 * money as `PHP 3 million` (code, not sign: the peso sign is outside the fonts' Latin subset).
 */
export function formatFact(fact: FactValue, locale: Locale): string {
  const { lang } = locales[locale];
  const words = factWords(locale);
  switch (fact.kind) {
    case 'duration': {
      if (fact.compound) return words.minuteCompound.replace('{count}', String(fact.value));
      if (fact.unit === 'workingDay') {
        const number = numberOrRange(new Intl.NumberFormat(lang), fact.value, fact.max);
        return words.workingDays.replace('{count}', number);
      }
      const format = new Intl.NumberFormat(lang, {
        style: 'unit',
        unit: fact.unit,
        unitDisplay: 'long',
      });
      return numberOrRange(format, fact.value, fact.max);
    }
    case 'money': {
      if (fact.compact) {
        const format = new Intl.NumberFormat(lang, { notation: 'compact', compactDisplay: 'long' });
        const number = numberOrRange(format, fact.value, fact.max);
        return words.compactMoney.replace('{amount}', number).replace('{currency}', fact.currency);
      }
      const format = new Intl.NumberFormat(lang, {
        style: 'currency',
        currency: fact.currency,
        currencyDisplay: 'code',
        maximumFractionDigits: 0,
      });
      return numberOrRange(format, fact.value, fact.max);
    }
    case 'percent':
      return new Intl.NumberFormat(lang, { style: 'percent' }).format(fact.value / 100);
    case 'count':
      if (fact.inWords && fact.max === undefined) {
        return words.numbers[fact.value] ?? String(fact.value);
      }
      return numberOrRange(new Intl.NumberFormat(lang), fact.value, fact.max);
    case 'period':
      return words.periods[fact.value];
    case 'month':
      return new Intl.DateTimeFormat(lang, {
        month: 'long',
        year: 'numeric',
        timeZone: 'Asia/Manila',
      }).format(noonInManila(`${fact.value}-01`));
    case 'monthDay':
      return new Intl.DateTimeFormat(lang, {
        month: 'long',
        day: 'numeric',
        timeZone: 'Asia/Manila',
      }).format(noonInManila(`2024-${fact.value}`));
    case 'text':
      return fact.value;
  }
}
