/** @jest-environment node */
import { termsIn } from './corpus';

test.each([
  ['en', 'Payroll, on 15 May: don’t wait.', ['payroll', 'on', 'may', 'don’t', 'wait']],
  ['es', 'Nómina y RETENCIÓN', ['nómina', 'y', 'retención']],
  ['ko', '급여 계산을 맡습니다', ['급여', '계산을', '맡습니다']],
  // Bigrams within a run; words of other scripts whole, numbers not at all.
  ['zh-Hans', '核算薪资，用Xero', ['核算', '算薪', '薪资', 'xero']],
  ['ja', '給与計算と30日', ['給与', '与計', '計算', '算と']],
])('in %s, the text “%s” has the terms %j', (lang, text, terms) => {
  expect(termsIn(text, lang)).toEqual(terms);
});
