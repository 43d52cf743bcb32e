/** @jest-environment node */
import { isWholeCompound, isWord } from './word-boundary';

/** Offsets of the first place of a word in a text. */
function span(text: string, word: string): [start: number, end: number] {
  const start = text.indexOf(word);
  return [start, start + word.length];
}

test.each([
  ['the tax is due', 'tax', true],
  ['taxes', 'tax', false],
  ['pre-tax', 'tax', false],
  // A letter beyond U+FFFF.
  ['𝐚tax', 'tax', false],
  ['BIR에 내는 세금은', 'BIR', true],
  // Particles, a suffix, and a form of 하다 belong to no word; another noun makes a longer one.
  ['세금은', '세금', true],
  ['세금에서도', '세금', true],
  ['신고용', '신고', true],
  ['신고합니다', '신고', true],
  ['세금계산서', '세금', false],
  ['システムの税務申告', 'システム', true],
  ['システム', 'シス', false],
  ['税務申告', '税務', true],
])('in “%s”, “%s” is a word: %s', (text, word, expected) => {
  expect(isWord(text, ...span(text, word))).toBe(expected);
});

test.each([
  ['ja', '税務申告をする', '税務', false],
  ['ja', '税務申告をする', '税務申告', true],
  ['zh-Hans', '申报税款', '报税', false],
  ['zh-Hans', '我们报税', '报税', true],
  ['zh-Hans', '会计师', '会计', false],
  ['ko', '세금계산서', '세금', true],
])('%s: in “%s”, “%s” is a whole compound: %s', (lang, text, word, expected) => {
  expect(isWholeCompound(text, ...span(text, word), lang)).toBe(expected);
});
