import fc from 'fast-check';
import { facts } from '@/content/facts';
import { formatFact } from '@/i18n/format-fact';
import { localeCodes } from '@/i18n/locales';
import { typeset, withoutTypesetting } from './typeset';

/** The text with each place at which no line may break shown as `_`, spaces there dropped. */
function joined(text: string, kind: 'text' | 'heading' = 'text'): string {
  return typeset(text, kind).replace(/[\u2060\u00a0]/g, '_');
}

test('ranges of numbers stay on one line, with their thousands and their currency', () => {
  expect(joined('It takes a deposit of USD 10,000–50,000.')).toBe(
    'It takes a deposit of USD_10,000–_50,000.',
  );
});

test('a number stays with what it counts, as long as that is short', () => {
  expect(joined('We reply within 24 hours. It takes 3–5 days, then 4–8 weeks.')).toBe(
    'We reply within 24_hours. It takes 3–_5_days, then 4–_8_weeks.',
  );
  expect(joined('Wir antworten in 24 Stunden, nach 12 Wirtschaftsprüfungen')).toBe(
    'Wir antworten in 24_Stunden, nach 12 Wirtschaftsprüfungen',
  );
});

test('years, large numbers, and numbers in a word are left alone', () => {
  const text = 'In 2025 and Form 2316 for 75,000 pesos, 1.5 or 13th month 9A is';
  expect(joined(text)).toBe(text);
});

test('where words are not parted, only the unit is kept', () => {
  expect(joined('我们在24小时内回复')).toBe('我们在24_小时内回复');
  expect(joined('通常2—4周')).toBe('通常2_—_4_周');
  expect(joined('장부·급여')).toBe('장부_·급여');
  expect(joined('処理には4～8 週間かかります')).toBe('処理には4_～_8_週間かかります');
  expect(joined('2025年に30分の相談')).toBe('2025年に30_分の相談');
});

const durations = Object.values(facts).flatMap(({ value }) =>
  value.kind === 'duration' && value.unit !== 'workingDay' ? [value] : [],
);

test.each(localeCodes)('%s: each duration of the facts stays on one line', (locale) => {
  for (const duration of durations) {
    // Between figures, and between the last of them and its unit.
    const text = typeset(formatFact(duration, locale), 'text');
    expect(text).not.toMatch(/\d[–~～-]\d|\d[ \p{L}]/u);
  }
});

test('a unit wider than a narrow column may leave its number', () => {
  expect(joined('123–456 abcdefghijk')).toBe('123–_456_abcdefghijk');
  expect(joined('123–456 abcdefghijkl')).toBe('123–_456 abcdefghijkl');
});

test('in running text a compound may break, in a heading it does not', () => {
  expect(joined('What a well-kept file gives you')).toBe('What a well-kept file gives you');
  expect(joined('Long-term e-tax, in 2–4 weeks', 'heading')).toBe(
    'Long-_term e-_tax, in 2–_4_weeks',
  );
});

test('a compound that could be wider than a phone may break at its hyphen', () => {
  const text = 'Unternehmens-Buchhaltung, day-to-day';
  expect(joined(text, 'heading')).toBe(text);
});

test('typesetting twice changes nothing more, and can be taken back', () => {
  const part = fc.constantFrom('12', ' ', '–', 'weeks', 'PHP', '1,000', 'e-tax', '週間', ', ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const once = typeset(text, 'heading');
      expect(typeset(once, 'heading')).toBe(once);
      expect(withoutTypesetting(once)).toBe(text);
    }),
  );
});
