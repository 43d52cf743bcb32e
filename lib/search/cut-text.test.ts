/** @jest-environment node */
import { cutText, ellipsis } from './cut-text';

/** One unit for each UTF-16 code unit. */
const units = (text: string) => text.length;

test('a text that fits stays as it is', () => {
  expect(cutText('Payroll and tax', 15, units)).toBe('Payroll and tax');
});

test.each([
  ['after a word', 'Payroll and tax', 14, 'Payroll'],
  ['after the last word that leaves room', 'Payroll and tax filing', 15, 'Payroll and'],
  ['without the space before it', 'Payroll  and tax', 13, 'Payroll'],
  ['after a Korean word', '필리핀 세무 신고 대행', 10, '필리핀 세무'],
  ['after a Chinese character', '菲律宾公司注册指南', 8, '菲律宾公'],
  ['after a Japanese character', 'フィリピンの給与計算', 9, 'フィリピン'],
  ['not within a Latin word of a Chinese text', '使用QuickBooks记账', 12, '使用'],
  ['within a word that is alone', 'Steuerberatungsgesellschaft', 12, 'Steuerbe'],
])('%s', (_, text, most, beginning) => {
  const cut = cutText(text, most, units);
  expect(cut).toBe(beginning + ellipsis);
  expect(cut.length).toBeLessThanOrEqual(most);
});

test.each([
  ['a surrogate pair', '𠮷野家飯店', 5],
  ['a letter and its accent', 'e\u0301e\u0301e\u0301', 5],
  ['a family', '👩‍👩‍👧税務', 8],
])('never within %s', (_, text, most) => {
  expect(cutText(text, most, units)).toBe(ellipsis);
});

test('where not even an ellipsis fits, it stands alone', () => {
  expect(cutText('税務申告', 1, units)).toBe(ellipsis);
});
