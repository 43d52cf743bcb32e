import type { FactValue } from '@/content/facts/types';
import { noonInManila } from '@/lib/dates/manila-time';
import { factWords } from './fact-words';
import { type Locale, locales } from './locales';
import { writeMoney } from './write-money';
import { writeCount, writeNumber } from './write-number';

type Duration = Extract<FactValue, { kind: 'duration' }>;

/** @throws Error naming the form where the language has none for the unit */
function writeDuration(fact: Duration, locale: Locale, form: string | undefined): string {
  const { unit, value, max, compound } = fact;
  const words = factWords(locale);
  if (compound && form === undefined) return words.minuteCompound.replace('{count}', String(value));
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
 * @throws Error naming the form where the language has none for the fact
 */
export function formatFact(fact: FactValue, locale: Locale, form?: string): string {
  return write(fact, locale, form).replace(noBreakSpaces, ' ');
}
