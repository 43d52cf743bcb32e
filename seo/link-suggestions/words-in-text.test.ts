/** @jest-environment node */
import { indexOfWords, sentenceAt } from './words-in-text';

test('the context of words is the sentence in which they stand', () => {
  const text = 'We close the month. The payroll register is yours. Then we talk.';
  const start = text.indexOf('payroll');
  expect(sentenceAt(text, start, start + 16, 'en')).toBe('The payroll register is yours.');
});

test('a full stop within the words, as after a German ordinal, does not end their sentence', () => {
  const text = 'Sie zahlen das 13. Monatsgehalt im Dezember.';
  const start = text.indexOf('13.');
  expect(sentenceAt(text, start, start + '13. Monatsgehalt'.length, 'de')).toBe(text);
});

test('words are found whole, first as they are written', () => {
  expect(indexOfWords('Payrolls, Payroll and payroll', 'payroll')).toBe(22);
  expect(indexOfWords('Payrolls, and Payroll', 'payroll')).toBe(14);
  expect(indexOfWords('Payrolls', 'payroll')).toBe(-1);
});
