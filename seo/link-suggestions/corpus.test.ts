/** @jest-environment node */
import { termsIn } from './corpus';
import { indexOfWords, sentenceAt } from './words-in-text';

test.each([
  ['en', 'Payroll, on 15 May: don’t wait.', ['payroll', 'on', 'may', 'don’t', 'wait']],
  ['es', 'Nómina y RETENCIÓN', ['nómina', 'y', 'retención']],
  ['ko', '급여 계산을 맡습니다', ['급여', '계산을', '맡습니다']],
  // Bigrams within a run; words of other scripts whole, numbers not at all.
  ['zh-Hans', '核算薪资，用Xero', ['核算', '算薪', '薪资', 'xero']],
  ['ja', '給与計算と30日', ['給与', '与計', '計算', '算と']],
])('terms of %s: %s', (lang, text, terms) => {
  expect(termsIn(text, lang)).toEqual(terms);
});

test('the context is the sentence of the words', () => {
  const text = 'We close the month. The payroll register is yours. Then we talk.';
  const start = text.indexOf('payroll');
  expect(sentenceAt(text, start, start + 16, 'en')).toBe('The payroll register is yours.');
});

test('words that a full stop parts keep their sentence whole', () => {
  const text = 'Sie zahlen das 13. Monatsgehalt im Dezember.';
  const start = text.indexOf('13.');
  expect(sentenceAt(text, start, start + '13. Monatsgehalt'.length, 'de')).toBe(text);
});

test('words are found whole, first as they are written', () => {
  expect(indexOfWords('Payrolls, Payroll and payroll', 'payroll')).toBe(22);
  expect(indexOfWords('Payrolls, and Payroll', 'payroll')).toBe(14);
  expect(indexOfWords('Payrolls', 'payroll')).toBe(-1);
});
