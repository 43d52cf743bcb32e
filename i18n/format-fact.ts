import type { FactValue } from '@/content/facts/types';
import { noonInManila } from '@/lib/dates/noon-in-manila';
import { writeCount } from './count-pattern';
import { factWords } from './fact-words';
import { type Locale, locales } from './locales';
import { writeMoney } from './write-money';
import { writeNumber } from './write-number';

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
  return writeCount(pattern, locale, fact);
}

/**
 * Writes a fact in a language: `{ kind: 'duration', unit: 'week', value: 2, max: 4 }` → `2–4 weeks`,
 * money as `PHP 3 million` (code, not sign: the peso sign is outside the fonts' Latin subset). A duration is
 * written by Intl, unless the language has a form named `default` for its unit: `un año`, not `1 año`.
 */
export function formatFact(fact: FactValue, locale: Locale): string {
  const { lang } = locales[locale];
  const words = factWords(locale);
  switch (fact.kind) {
    case 'duration': {
      const { unit, value, max } = fact;
      if (fact.compound) return words.minuteCompound.replace('{count}', String(value));
      const own = words.durationForms.default?.[unit];
      if (own !== undefined) return writeCount(own, locale, fact);
      if (unit === 'workingDay') {
        return words.workingDays.replace('{count}', writeNumber(locale, value, { max }));
      }
      return writeNumber(locale, value, { style: 'unit', unit, unitDisplay: 'long', max });
    }
    case 'money':
      return writeMoney(fact, locale);
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
    case 'day':
      return new Intl.DateTimeFormat(lang, {
        dateStyle: 'long',
        timeZone: 'Asia/Manila',
      }).format(noonInManila(fact.value));
    case 'text':
      return words.texts?.[fact.value] ?? fact.value;
  }
}
