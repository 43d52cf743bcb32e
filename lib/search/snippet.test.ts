/** @jest-environment node */

import type { TextBox } from './search-limits';
import { cutText, displayUrl, ellipsis, takenWidth } from './snippet';

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
])('a text is cut %s', (_, text, most, beginning) => {
  const cut = cutText(text, most, units);
  expect(cut).toBe(beginning + ellipsis);
  expect(cut.length).toBeLessThanOrEqual(most);
});

test.each([
  ['a surrogate pair', '𠮷野家飯店', 5],
  ['a letter and its accent', 'e\u0301e\u0301e\u0301', 5],
  ['a family', '👩‍👩‍👧税務', 8],
])('a text is never cut within %s', (_, text, most) => {
  expect(cutText(text, most, units)).toBe(ellipsis);
});

test('where not even an ellipsis fits, it stands alone', () => {
  expect(cutText('税務申告', 1, units)).toBe(ellipsis);
});

/** Two lines of ten characters. */
const box: TextBox = { size: 20, width: 10, lines: 2 };
const characters = (text: string) => [...text].length;

test.each([
  ['a line that is full', 'aaaa bbbbb', 10],
  ['a space at the end of a line takes no room', 'aaaa bbbbb cc', 12],
  ['a word that does not fit goes to the next line', 'aaaa bbbbbb cc', 19],
  ['after a hyphen', 'aaaa bbbb-cc', 12],
  ['Chinese between characters', '菲律宾公司注册指南与税务', 12],
  ['Korean between syllables', '필리핀 회사 설립 안내', 12],
  ['no line begins with a comma', '菲律宾公司注册指南税，务', 13],
  ['no line begins with a long vowel', 'フィリピンの大データー', 12],
  ['no line ends with a bracket', '菲律宾公司注册指南（税）', 13],
  ['between scripts', '菲律宾公司注册QuickBooks', 20],
  ['a word that is longer than a line', 'aaaaaaaaaaaa bb', 12],
])('lines break as browsers break them: %s', (_, text, width) => {
  expect(takenWidth(text, box, characters)).toBe(width);
});

test('on one line a text takes its width', () => {
  expect(takenWidth('aaaa bbbbbb cc ', { ...box, lines: 1 }, characters)).toBe(15);
});

test.each([
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/de/articles/tax?page=2#vat', 'https://example.com › de › articles › tax'],
  ['http://localhost:8080/%E7%A8%8E', 'http://localhost:8080 › 税'],
  ['https://example.com/%zz', 'https://example.com › %zz'],
])('search results show %s as %s', (url, shown) => {
  expect(displayUrl(url)).toBe(shown);
});

test('a URL without an origin is rejected', () => {
  expect(() => displayUrl('/about')).toThrow('Invalid URL');
});
