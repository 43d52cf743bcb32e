/** @jest-environment node */
import type { Element } from 'hast';
import { htmlTreeOf } from '@/test/html-tree';
import { type ChartData, figureIn, readChart } from './diagrams';

function read(kind: 'bars' | 'line' | 'waterfall' | 'timeline', table: string): ChartData {
  const source = `:::${kind}\nWhat to see.\n\n${table}\n:::`;
  const [container] = htmlTreeOf(source).children;
  return readChart(kind, container as Element, 'en');
}

test.each([
  ['PHP 30,000', 'en', 30_000],
  ['− PHP 8,000', 'en', -8_000],
  ['+ PHP 1,234.5', 'en', 1_234.5],
  ['30.000 PHP', 'de', 30_000],
  ['-1,5 Stunden', 'de', -1.5],
  ['1.234.567', 'es', 1_234_567],
  ['2,3', 'es', 2.3],
  ['15 days', 'en', 15],
  ['第3周', 'zh', 3],
  ['none', 'en', undefined],
])('the number in “%s” (%s) is %s', (text, lang, expected) => {
  expect(figureIn(text, lang)).toBe(expected);
});

test('a table is read with headers, labels and numbers; references to sources are none of its text', () => {
  const table =
    '| Step | From day | To day |\n|---|---|---|\n| Notice[1](#source-1) | 1 | 5 |\n| Reply | 5 | 5 |';
  const { headers, rows } = read('timeline', table.replace('[1](#source-1)', ''));
  expect(headers).toEqual(['Step', 'From day', 'To day']);
  expect(rows[0]).toEqual({
    label: 'Notice',
    isMarked: false,
    points: [
      { text: '1', value: 1 },
      { text: '5', value: 5 },
    ],
  });
});

test.each<[Parameters<typeof read>[0], string, string]>([
  [
    'waterfall',
    '| A | B |\n|---|---|\n| Start | 100 |\n| Rent | − 30 |\n| End | 80 |',
    'the changes lead to 70, not to 80',
  ],
  [
    'timeline',
    '| A | B | C |\n|---|---|---|\n| X | 5 | 1 |\n| Y | 1 | 2 |',
    '“X” ends before it begins',
  ],
  ['bars', '| A | B |\n|---|---|\n| X | −1 |\n| Y | 2 |', 'bars cannot be negative'],
  ['bars', '| A | B |\n|---|---|\n| X | much |\n| Y | 2 |', '“much” is no number'],
  ['line', '| A | B |\n|---|---|\n| X | 1 |\n| Y | 2 |', 'needs 3 to 13 rows, has 2'],
  ['bars', '| A |\n|---|\n| X |\n| Y |', 'needs a table with 1 to 2 columns beside the first'],
  ['waterfall', '| A |\n|---|\n| X |', 'needs a table with 1 column beside the first'],
  ['timeline', '| A |\n|---|\n| X |', 'needs a table with 2 columns beside the first'],
])('a chart of kind %s that cannot be drawn is named by its caption', (kind, table, problem) => {
  expect(() => read(kind, table)).toThrow(`body: :::${kind} “What to see.”: ${problem}`);
});
