import { facts } from '@/content/facts';
import { formatFact } from '@/i18n/format-fact';
import { localeCodes } from '@/i18n/locales';
import { unbrokenParts } from './unbroken';

/** The parts that stay on one line. */
function kept(text: string, kind: 'text' | 'heading'): string[] {
  const parts = unbrokenParts(text, kind);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.filter((part) => part.unbroken).map((part) => part.text);
}

test('ranges of numbers stay on one line, with their thousands', () => {
  expect(kept('It takes a deposit of USD 10,000–50,000.', 'text')).toEqual(['10,000–50,000']);
});

test('a number stays with what it counts, as long as that is short', () => {
  expect(kept('We reply within 24 hours. It takes 3–5 days, then 4–8 weeks.', 'text')).toEqual([
    '24 hours',
    '3–5 days',
    '4–8 weeks',
  ]);
  expect(kept('Wir antworten in 24 Stunden, nach 12 Wirtschaftsprüfungen', 'text')).toEqual([
    '24 Stunden',
  ]);
});

test('years, large numbers, and numbers in a word are left alone', () => {
  expect(kept('In 2025 and Form 2316 for 75,000 pesos, 1.5 or 13th month 9A is', 'text')).toEqual(
    [],
  );
});

test('where words are not parted, only the unit is kept', () => {
  expect(kept('我们在24小时内回复', 'text')).toEqual(['24小时']);
  expect(kept('処理には4～8 週間かかります', 'text')).toEqual(['4～8 週間']);
  expect(kept('2025年に30分の相談', 'text')).toEqual(['30分']);
});

const durations = Object.values(facts).flatMap(({ value }) =>
  value.kind === 'duration' && value.unit !== 'workingDay' ? [value] : [],
);

test.each(localeCodes)('%s: each duration of the facts stays on one line', (locale) => {
  for (const duration of durations) {
    const text = formatFact(duration, locale);
    expect(kept(text, 'text')).toEqual([text]);
  }
});

test('nothing is kept that is wider than a narrow column', () => {
  const [longest = ''] = kept('123–456 abcdefghijk', 'text');
  expect(longest).toHaveLength(19);
  expect(kept('123–456 abcdefghijkl', 'text')).toEqual(['123–456']);
});

test('in running text a compound may break, in a heading it does not', () => {
  expect(kept('What a well-kept file gives you', 'text')).toEqual([]);
  expect(kept('What a well-kept file gives you', 'heading')).toEqual(['well-kept']);
  expect(kept('Long-term e-tax, in 2–4 weeks', 'heading')).toEqual([
    'Long-term',
    'e-tax,',
    '2–4 weeks',
  ]);
});

test('a compound that could be wider than a phone may break at its hyphen', () => {
  expect(kept('Unternehmens-Buchhaltung, day-to-day', 'heading')).toEqual([]);
});

test('a text without either is one part', () => {
  expect(unbrokenParts('Tax Services', 'heading')).toEqual([
    { text: 'Tax Services', unbroken: false },
  ]);
});
