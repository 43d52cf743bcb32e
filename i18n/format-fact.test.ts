/** @jest-environment node */
import { facts } from '@/content/facts';
import type { FactValue } from '@/content/facts/types';
import { formatFact } from './format-fact';
import { type Locale, localeCodes } from './locales';

const weeks: FactValue = { kind: 'duration', unit: 'week', value: 2, max: 4 };
const workingDays: FactValue = { kind: 'duration', unit: 'workingDay', value: 3, max: 5 };
const amount: FactValue = { kind: 'money', currency: 'USD', value: 75_000 };
const amounts: FactValue = { kind: 'money', currency: 'USD', value: 10_000, max: 50_000 };
const millions: FactValue = { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true };
const percent: FactValue = { kind: 'percent', value: 12 };

describe('English', () => {
  test.each<[FactValue, string]>([
    [{ kind: 'duration', unit: 'minute', value: 30 }, '30 minutes'],
    [{ kind: 'duration', unit: 'month', value: 3, max: 6 }, '3–6 months'],
    [{ kind: 'duration', unit: 'year', value: 1 }, '1 year'],
    [weeks, '2–4 weeks'],
    [workingDays, '3–5 working days'],
    [{ kind: 'duration', unit: 'workingDay', value: 3 }, '3 working days'],
    [amount, 'USD 75,000'],
    [amounts, 'USD 10,000–50,000'],
    [millions, 'PHP 3 million'],
    [percent, '12%'],
    [{ kind: 'count', value: 35 }, '35'],
    [{ kind: 'count', value: 1000, max: 2000 }, '1,000–2,000'],
    [{ kind: 'period', value: 'monthly' }, 'monthly'],
    [{ kind: 'month', value: '2025-09' }, 'September 2025'],
    [{ kind: 'monthDay', value: '12-24' }, 'December 24'],
    [{ kind: 'text', value: '9B' }, '9B'],
  ])('%j → %s', (fact, expected) => {
    expect(formatFact(fact, 'en')).toBe(expected);
  });
});

describe('what differs between languages', () => {
  test.each<[Locale, FactValue, string]>([
    ['zh', weeks, '2—4周'],
    ['es', weeks, '2 a 4 semanas'],
    ['es', { kind: 'duration', unit: 'year', value: 1 }, 'un año'],
    ['es', { kind: 'duration', unit: 'year', value: 3 }, '3 años'],
    ['de', { kind: 'duration', unit: 'year', value: 1 }, 'ein Jahr'],
    ['de', { kind: 'duration', unit: 'month', value: 6 }, '6 Monate'],
    ['ko', workingDays, '영업일 기준 3~5일'],
    ['ja', workingDays, '3～5営業日'],
    ['es', amounts, '10 000 a 50 000 USD'],
    ['ja', amount, '7万5,000米ドル'],
    ['de', amounts, '10.000–50.000 USD'],
    ['ko', millions, '300만 페소'],
    ['de', millions, '3 Millionen PHP'],
    // A Spanish quantity in millions takes "de" before its noun (RAE, "millón").
    ['es', millions, '3 millones de PHP'],
    ['es', { ...millions, value: 1_000_000_000 }, '1000 millones de PHP'],
    ['es', { ...millions, value: 12_500_000_000 }, '12 500 millones de PHP'],
    ['es', percent, '12 %'],
    ['ko', percent, '12%'],
    // Intl names these currencies with their countries.
    ['ko', { kind: 'foreignMoney', currency: 'JPY', value: 30_000_000 }, '3,000만 엔'],
    ['ko', { kind: 'foreignMoney', currency: 'KRW', value: 500_000_000 }, '5억 원'],
    ['ko', { kind: 'foreignMoney', currency: 'EUR', value: 150_000 }, '15만 유로'],
    ['ko', { kind: 'foreignMoney', currency: 'EUR', value: 15_000 }, '1만 5,000 유로'],
    ['ja', { kind: 'foreignMoney', currency: 'EUR', value: 15_000 }, '1万5,000ユーロ'],
    ['ja', { kind: 'foreignMoney', currency: 'EUR', value: 60_100 }, '60,100ユーロ'],
    ['es', { kind: 'foreignMoney', currency: 'EUR', value: 60_100 }, '60 100 euros'],
    ['es', { kind: 'foreignMoney', currency: 'EUR', value: 1_500_000 }, '1,5 millones de euros'],
    ['ja', { kind: 'month', value: '2025-09' }, '2025年9月'],
    ['zh', { kind: 'monthDay', value: '12-24' }, '12月24日'],
    ['es', { kind: 'monthDay', value: '12-24' }, '24 de diciembre'],
    ['es', { kind: 'month', value: '2025-09' }, 'septiembre de 2025'],
  ])('%s: %j → %s', (locale, fact, expected) => {
    expect(formatFact(fact, locale)).toBe(expected);
  });

  test('a form of one month in German', () => {
    const month: FactValue = { kind: 'duration', unit: 'month', value: 1 };
    expect(formatFact(month, 'de', 'accusative')).toBe('einen Monat');
  });
});

test('a compound is known of minutes alone', () => {
  const session: FactValue = { kind: 'duration', unit: 'minute', value: 30, compound: true };
  expect(formatFact(session, 'de')).toBe('30-Minuten');
  expect(() => formatFact({ ...session, unit: 'hour' }, 'de')).toThrow('no compound for hour');
});

// Intl separates numbers and words by several kinds of space; the peso sign is outside the fonts.
test.each(localeCodes)('%s: all facts are written out, with ordinary spaces', (locale) => {
  for (const { value } of Object.values(facts)) {
    const written = formatFact(value, locale);
    expect(written.trim()).not.toBe('');
    expect(written).not.toMatch(/NaN|undefined|#|₱|\$|[\u00a0\u202f]/);
  }
});

describe('amounts', () => {
  const pesos = (value: number, max?: number): FactValue => ({
    kind: 'money',
    currency: 'PHP',
    value,
    max,
  });

  test.each<[Locale, FactValue, string]>([
    ['zh', pesos(250_000), '25万比索'],
    ['ja', pesos(10_000, 50_000), '1万～5万ペソ'],
    ['ja', pesos(15_000, 50_000), '1万5,000～5万ペソ'],
    ['zh', pesos(15_000, 50_000), '1.5万—5万比索'],
    ['ko', pesos(15_000), '1만 5,000페소'],
    ['ko', pesos(15_000, 50_000), '1만 5,000~5만 페소'],
    ['ko', pesos(25_000_000), '2,500만 페소'],
    ['ko', { kind: 'money', currency: 'USD', value: 200_000 }, '미화 20만 달러'],
    ['ko', pesos(1000), '1,000페소'],
    ['ja', pesos(12_345), '12,345ペソ'],
    ['ja', pesos(123_450_000), '1.2345億ペソ'],
    ['es', pesos(1000), '1000 PHP'],
  ])(
    '%s: %j → %s: round sums by ten thousands where the language counts so',
    (locale, fact, expected) => {
      expect(formatFact(fact, locale)).toBe(expected);
    },
  );
});
