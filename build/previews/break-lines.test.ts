/** @jest-environment node */
import { breakLines, piecesOf } from './break-lines';

/** Lines of a title in a type whose characters are all as wide as high. */
function linesOf(
  title: string,
  lang: string,
  room: number,
  { divide = false, colonEnds = true } = {},
) {
  const pieces = piecesOf(title, lang, divide);
  const widths = pieces.map(({ text }) => [...text].length);
  const lines = breakLines(pieces, widths, { space: 1, room, colonEnds });
  return lines?.map((line) => line.map(({ text }) => text).join('|'));
}

test('a title takes as few lines as it needs, and they are even', () => {
  expect(linesOf('One two three four five six', 'en', 24)).toEqual([
    'One|two|three',
    'four|five|six',
  ]);
});

test('words of an alphabet are divided at spaces only', () => {
  expect(linesOf('Buchhaltungsdienstleistung', 'de', 25)).toBeUndefined();
  expect(linesOf('Buchhaltungsdienstleistung', 'de', 26)).toEqual(['Buchhaltungsdienstleistung']);
});

test('what headings keep together stays together', () => {
  expect(linesOf('Within 30 days', 'en', 8)).toEqual(['Within', '30 days']);
  expect(linesOf('One well-kept ledger', 'en', 13, { divide: true })).toEqual([
    'One|well-kept',
    'ledger',
  ]);
});

test('Japanese and Chinese break between phrases, not within them', () => {
  expect(linesOf('フィリピンの給与計算と社会保険料', 'ja', 6)).toEqual([
    'フィリピンの',
    '給与計算と',
    '社会保険料',
  ]);
  expect(linesOf('菲律宾薪资核算与社保缴费', 'zh-Hans', 7)?.join('')).toContain('薪资');
});

test('Korean breaks between words', () => {
  expect(linesOf('필리핀 사업 지원', 'ko', 6)).toEqual(['필리핀', '사업|지원']);
});

test('a line ends after a colon, unless it must not', () => {
  const title = '会社案内：記帳を支援する会社';
  expect(linesOf(title, 'ja', 9)?.[0]).toBe('会社案内：');
  expect(linesOf('Visas: how to', 'en', 20)).toEqual(['Visas:', 'how|to']);
  expect(linesOf('Visas: how to', 'en', 20, { colonEnds: false })).toEqual(['Visas:|how|to']);
});

test('phrases are divided only on demand, and no line begins with a dot', () => {
  expect(linesOf('設立·기장·급여', 'ko', 5)).toBeUndefined();
  expect(linesOf('설립·기장·급여', 'ko', 6, { divide: true })).toEqual(['설립·', '기장·|급여']);
  expect(linesOf('事業支援サービス', 'ja', 5)).toBeUndefined();
  expect(linesOf('事業支援サービス', 'ja', 5, { divide: true })).toEqual(['事業支援', 'サービス']);
});
