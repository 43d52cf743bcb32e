/** @jest-environment node */
import type { TextBox } from './search-limits';
import { takenWidth } from './taken-width';

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
])('%s', (_, text, width) => {
  expect(takenWidth(text, box, characters)).toBe(width);
});

test('on one line it is the width', () => {
  expect(takenWidth('aaaa bbbbbb cc ', { ...box, lines: 1 }, characters)).toBe(15);
});
