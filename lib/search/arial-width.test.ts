/** @jest-environment node */
import { arialMeasure, arialWidth } from './arial-width';
import { titlePixels } from './search-limits';

// What canvas measures in Chromium without kerning, in Liberation Sans, whose metrics are those of Arial.
test.each([
  ['ñáéíóúü', 3614.7],
  ['ÄÖÜß', 2777.8],
  ['¿Qué?', 3057.1],
  ['“—”', 1666],
  ['„–“', 1222.2],
  ['’', 222.2],
  ['a | b · c', 3261.2],
  ['\u00a0…\u202f', 1416.7],
  ['R$ 5 % @', 4572.3],
  ['한국어', 2760],
  ['ＡＢ', 2000],
])('the width of “%s” is that in Arial', (text, thousandths) => {
  expect(Math.abs(arialWidth(text, 1000) - thousandths)).toBeLessThan(1);
});

test.each([
  ['characters and kana fill their square', '税アー：', 4000],
  ['symbols that Arial lacks fill their square', '①', 1000],
  ['accents and marks without a width take no room', 'e\u0301\u200b\u2060\u00ad', 556],
  ['a letter of another alphabet is as wide as most', 'ё', 556],
])('%s', (_, text, thousandths) => {
  expect(arialWidth(text, 1000)).toBe(thousandths);
});

test('the width grows with the type size', () => {
  expect(arialWidth('税A', 22)).toBeCloseTo(36.674, 6);
});

// Titles of this site, measured on canvas in Chromium at 20 pixels, or 22 where they are Chinese, Japanese
// or Korean. Without kerning the table is a little wide.
test.each([
  ['Cash flow optimization with a weekly forecast | Hablon', 481.0],
  ['进入东盟市场：经销商、分公司还是子公司 | Hablon', 505.7],
  ['ASEAN 진출: 유통사, 지점, 자회사 | Hablon', 407.4],
  ['フィリピンの給与計算と社会保険料 | Hablon', 439.7],
  ['Über uns: Buchhaltung und Visaservice in Taguig | Hablon', 515.1],
])('the width of a title is that in a browser: %s', (title, pixels) => {
  expect(Math.abs(titlePixels(title) / pixels - 1)).toBeLessThan(0.02);
});

test('without a browser the table of widths measures', () => {
  expect(arialMeasure(20)('税c')).toBe(30);
});
