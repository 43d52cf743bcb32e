/** @jest-environment node */

import fc from 'fast-check';
import { facts } from '@/content/facts';
import { formatFact } from '@/i18n/format-fact';
import { localeCodes } from '@/i18n/locales';
import { typeset, withoutTypesetting } from './typeset';

/** The text with each no-break space shown as `_`. */
function joined(text: string, kind: 'text' | 'heading' = 'text', lang = 'en'): string {
  return typeset(text, kind, lang).replaceAll('\u00a0', '_');
}

test.each([
  [
    'an amount and its currency',
    'a deposit of USD 10,000–50,000.',
    'a deposit of USD_10,000–50,000.',
  ],
  ['a number and what it counts', 'We reply within 24 hours.', 'We reply within 24_hours.'],
  ['a range and what it counts', '3–5 days, then 4–8 weeks.', '3–5_days, then 4–8_weeks.'],
  ['laws and their numbers', 'Republic Act 11165 of', 'Republic Act_11165 of'],
  [
    'circulars and their numbers',
    'Revenue Memorandum Circulars 5-2024 and 38-2024',
    'Revenue Memorandum Circulars_5-2024 and 38-2024',
  ],
  ['forms and their numbers', 'BIR Form 1601-C, month-end', 'BIR Form_1601-C, month-end'],
])('%s stay on a line', (_, text, expected) => {
  expect(joined(text)).toBe(expected);
});

test.each([
  'In 2025 and Form 2316 for 75,000 pesos',
  '1.5 or 13th month 9A is',
  // What it counts is long.
  'nach 12 Wirtschaftsprüfungen',
])('years, large numbers, and numbers in a word are left alone: %s', (text) => {
  expect(joined(text)).toBe(text);
});

const durations = Object.values(facts).flatMap(({ value }) =>
  value.kind === 'duration' && value.unit !== 'workingDay' ? [value] : [],
);

test.each(localeCodes)('%s: each duration of the facts stays beside its unit', (locale) => {
  for (const duration of durations) {
    expect(typeset(formatFact(duration, locale), 'text')).not.toMatch(/\d \p{L}/u);
  }
});

test.each([
  ['en', 'The end of the year, in 2–4 weeks', 'The_end of_the_year, in_2–4_weeks'],
  ['es', 'Flujo de efectivo: una previsión', 'Flujo de_efectivo: una_previsión'],
  ['de', 'Was wir für den Anfang brauchen', 'Was wir für_den_Anfang brauchen'],
  // What is too wide for a narrow line loses its first words, a long word all.
  ['de', 'Firma auf den Philippinen', 'Firma auf den_Philippinen'],
  ['de', 'Folgen der Umsatzsteuererklärung', 'Folgen der Umsatzsteuererklärung'],
  ['ko', '다른 사람에게 넘길 수 있는 업무', '다른 사람에게 넘길_수_있는 업무'],
  ['ko', '사업체를 위한 두 번째 계좌', '사업체를_위한 두_번째 계좌'],
  ['ja', 'the Xero in a day', 'the Xero in a day'],
])(
  '%s: a heading keeps short words beside the word that they belong to: %s',
  (lang, text, expected) => {
    expect(joined(text, 'heading', lang)).toBe(expected);
  },
);

test.each([
  ['es', 'de 10 000 a 50 000 USD, un 12 %', 'de 10_000_a_50_000_USD, un 12_%'],
  ['ko', '1만 5,000페소', '1만_5,000페소'],
  ['ko', '24 시간 이내에', '24_시간 이내에'],
  ['de', '3 Millionen PHP, 10.000 PHP', '3_Millionen_PHP, 10.000_PHP'],
  ['de', 'bis 24. Dezember, am 21. November', 'bis 24._Dezember, am 21._November'],
  ['de', 'Das 13. Monatsgehalt im Jahr 3. Wer', 'Das 13._Monatsgehalt im Jahr 3. Wer'],
])('%s: nothing breaks within a number, its range or a date: %s', (lang, text, expected) => {
  expect(joined(text, 'text', lang)).toBe(expected);
});

test('typesetting twice changes nothing more, and can be taken back', () => {
  const part = fc.constantFrom(
    ...['12', ' ', '–', 'weeks', 'PHP', '1,000', 'e-tax', '週間', ', ', 'the', 'of', '두', '수'],
    ...['第', '万', 'か月', '%', '은', '）', 'の', 'BIR Form', 'Pag-IBIG', '从收据到账簿的记录'],
  );
  const kind = fc.constantFrom('text', 'heading');
  const lang = fc.constantFrom('en', 'de', 'es', 'ko', 'ja', 'zh-Hans');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), kind, lang, (parts, as, language) => {
      const text = parts.join('');
      const once = typeset(text, as, language);
      expect(withoutTypesetting(once)).toBe(text);
      expect(typeset(once, as, language)).toBe(once);
    }),
  );
});
