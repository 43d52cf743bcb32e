/** @jest-environment node */
import type { Locale } from '@/i18n/locales';
import { breakTitle, titleParts } from './title-lines';

/** A title in type of 92 pixels at most, whose characters are all as wide as high. */
function layoutOf(title: string, locale: Locale, columns: number, height = 1000) {
  const parts = titleParts(title, locale);
  const widths = parts.map((part) => [...part.trimEnd()].length);
  return breakTitle(parts, widths, locale, { width: columns * 92, height });
}

function linesOf(title: string, locale: Locale, columns: number): string[] {
  const { lines, size } = layoutOf(title, locale, columns);
  expect(size).toBe(92);
  return lines;
}

test('a title takes as few lines as it needs, and they are even', () => {
  expect(linesOf('One two three four five six', 'en', 20)).toEqual([
    'One two three',
    'four five six',
  ]);
});

test('words that headings keep together stay on one line', () => {
  expect(linesOf('Within 30 days', 'en', 8)).toEqual(['Within', '30 days']);
  expect(linesOf('One well-kept ledger', 'en', 13)).toEqual(['One well-kept', 'ledger']);
});

test('Japanese and Chinese break between phrases, Korean between words', () => {
  expect(linesOf('フィリピンの給与計算と社会保険料', 'ja', 6)).toEqual([
    'フィリピンの',
    '給与計算と',
    '社会保険料',
  ]);
  expect(titleParts('菲律宾薪资核算与社保缴费', 'zh').join('|')).toContain('薪资');
  expect(linesOf('필리핀 사업 지원', 'ko', 6)).toEqual(['필리핀', '사업 지원']);
});

test('phrases are divided after dots and before Katakana; no line begins with a dot', () => {
  expect(linesOf('설립·기장·급여', 'ko', 6)).toEqual(['설립·', '기장·급여']);
  expect(linesOf('事業支援サービス', 'ja', 5)).toEqual(['事業支援', 'サービス']);
});

test('a line ends after a colon', () => {
  expect(linesOf('Visas: how to', 'en', 20)).toEqual(['Visas:', 'how to']);
  expect(linesOf('会社案内：記帳を支援する会社', 'ja', 9)[0]).toBe('会社案内：');
});

test('a long word takes smaller type instead of more room than there is', () => {
  const { lines, size } = layoutOf('Buchhaltungsdienstleistung', 'de', 13);
  expect(lines).toEqual(['Buchhaltungsdienstleistung']);
  expect(size * 26).toBeLessThanOrEqual(13 * 92);
  expect(layoutOf('One two three', 'en', 5, 200)).toMatchObject({
    lines: ['One two', 'three'],
    size: 72,
  });
  expect(() => layoutOf('Buchhaltungsdienstleistung', 'de', 6)).toThrow(
    'the title does not fit in 552 x 1000 pixels: Buchhaltungsdienstleistung',
  );
});
