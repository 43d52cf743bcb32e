import type { FactValue } from '@/content/facts';
import { type Locale, locales } from './locales';

/** Words that Intl has no data for. */
type Words = {
  workingDays: string;
  /** A duration before what lasts so long. */
  compound: string;
  period: Record<'monthly' | 'quarterly' | 'annual', string>;
  /** The numbers from zero on, in languages that write small ones as words. */
  numbers?: readonly string[];
};

const words: Record<Locale, Words> = {
  en: {
    workingDays: '# working days',
    compound: '#-Minute',
    period: { monthly: 'monthly', quarterly: 'quarterly', annual: 'annual' },
    numbers: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  },
  zh: {
    workingDays: '#个工作日',
    compound: '#分钟',
    period: { monthly: '每月', quarterly: '每季度', annual: '每年' },
  },
  ko: {
    workingDays: '영업일 기준 #일',
    compound: '#분',
    period: { monthly: '매월', quarterly: '분기별', annual: '연 1회' },
  },
  ja: {
    workingDays: '#営業日',
    compound: '#分',
    period: { monthly: '毎月', quarterly: '四半期ごと', annual: '年1回' },
  },
  es: {
    workingDays: '# días hábiles',
    compound: '# minutos',
    period: { monthly: 'mensual', quarterly: 'trimestral', annual: 'anual' },
    numbers: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  },
  de: {
    workingDays: '# Arbeitstage',
    compound: '#-Minuten',
    period: { monthly: 'monatlich', quarterly: 'vierteljährlich', annual: 'jährlich' },
    numbers: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  },
};

/** One number, or a range with the language's own range sign. */
function numberOrRange(format: Intl.NumberFormat, value: number, max: number | undefined): string {
  return max === undefined ? format.format(value) : format.formatRange(value, max);
}

/**
 * Writes a fact in a language: `{ kind: 'duration', unit: 'week', value: 2, max: 4 }` → `2–4 weeks`,
 * money as `PHP 3 million` (code, not sign: the peso sign is outside the fonts' Latin subset).
 */
export function formatFact(fact: FactValue, locale: Locale): string {
  const { lang } = locales[locale];
  switch (fact.kind) {
    case 'duration': {
      if (fact.compound) return words[locale].compound.replace('#', String(fact.value));
      if (fact.unit === 'workingDay') {
        const number = numberOrRange(new Intl.NumberFormat(lang), fact.value, fact.max);
        return words[locale].workingDays.replace('#', number);
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
        // Spanish counts millions as a noun: "3 millones de PHP".
        if (locale === 'es') return `${number} de ${fact.currency}`;
        return locale === 'de' ? `${number} ${fact.currency}` : `${fact.currency} ${number}`;
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
        return words[locale].numbers?.[fact.value] ?? String(fact.value);
      }
      return numberOrRange(new Intl.NumberFormat(lang), fact.value, fact.max);
    case 'period':
      return words[locale].period[fact.value];
    case 'text':
      return fact.value;
  }
}
