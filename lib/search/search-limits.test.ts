/** @jest-environment node */
import { descriptionProblem, isTitleCut, titlePixels, titleProblem } from './search-limits';

test.each([
  ['Contact our business support team | Hablon', 'latin'],
  ['菲律宾公司注册：从DTI、SEC到市政许可 | Hablon', 'cjk'],
] as const)('a good title: %s', (title, script) => {
  expect(titleProblem(title, script)).toBeUndefined();
});

test.each([
  ['too short', 'Contact | Hablon', 'latin', 'columns'],
  ['too long', `${'Bookkeeping '.repeat(5)}| Hablon`, 'latin', 'columns'],
  ['too wide', `${'WWWWWWWWWWWW '.repeat(3)}| Hablon`, 'latin', '580 pixels'],
  ['too long for a search page', `${'菲'.repeat(23)} | Hablon`, 'cjk', '28–52 columns'],
] as const)('a title that is %s', (_, title, script, problem) => {
  expect(titleProblem(title, script)).toContain(problem);
});

test('26 wide characters are 572 pixels wide', () => {
  expect(titlePixels('菲'.repeat(26))).toBe(572);
});

test('Latin letters of a Chinese title are as large as its characters', () => {
  expect(titlePixels('税 | Hablon')).toBe(22 + titlePixels(' | Hablon') * 1.1);
});

test.each([
  ['26 Chinese characters', false, '菲'.repeat(26)],
  ['27 Chinese characters', true, '菲'.repeat(27)],
  // 60 columns, which the specification calls good.
  ['30 Chinese characters', true, '菲'.repeat(30)],
  ['28 Korean syllables', false, '한'.repeat(28)],
  ['30 Korean syllables', true, '한'.repeat(30)],
  ['Latin letters of 580 pixels', false, 'c'.repeat(58)],
  ['Latin letters of 585 pixels', true, `${'c'.repeat(58)}i`],
])('a title of %s is cut on search pages: %s', (_, isCut, title) => {
  expect(isTitleCut(title)).toBe(isCut);
});

test('a description must be 120 to 160 columns wide; a wide character counts as two', () => {
  expect(descriptionProblem('税'.repeat(60))).toBeUndefined();
  expect(descriptionProblem('税'.repeat(81))).toContain('is 162');
  expect(descriptionProblem('a'.repeat(119))).toContain('is 119');
});
