/** @jest-environment node */

import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { htmlTreeOf } from '@/test/html-tree';
import { markColumns } from './table-columns';

/** The elements of a Markdown table with a property. */
function elementsWith(property: string, rows: readonly string[]): Element[] {
  const tree = htmlTreeOf(rows.join('\n'));
  markColumns(tree);
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties[property]) found.push(node);
  });
  return found;
}

/** Texts of the cells that are marked as numbers. */
function marked(...rows: string[]): string[] {
  return elementsWith('dataNumber', rows).map(textOf);
}

test('a column of numbers is marked with its heading, one of words is not', () => {
  expect(marked('| Row | Week 1 |', '|---|---|', '| Payroll | −240 |', '| Rent | 1,000 |')).toEqual(
    ['Week 1', '−240', '1,000'],
  );
});

test.each<[string, number]>([
  ...['0', '-95', '12%', '12 %', 'PHP 24,000', '–PHP 24,000', '3.5'].map(
    (value): [string, number] => [value, 2],
  ),
  ...['70 hours', 'Week 1', '2–4', '', '30 June'].map((value): [string, number] => [value, 0]),
  // One word among the numbers leaves the column as text.
  ['1 |\n| none', 0],
])('below a heading, “%s” marks %i cells', (value, count) => {
  expect(marked('| A |', '|---|', `| ${value} |`)).toHaveLength(count);
});

const wide = [
  '| Tax | Who | Due |',
  '|---|---|---|',
  '| Tax on wages, 1601-C | Every employer of workers | Day 10 |',
];

test('a wide table of texts is a list on phones, in which cells are named by their columns', () => {
  expect(elementsWith('dataStacked', wide)).toHaveLength(1);
  const labels = elementsWith('dataLabel', wide).map(({ properties }) => properties.dataLabel);
  expect(labels).toEqual(['Who', 'Due']);
});

test.each(['8', 'Eight'])(
  'a number or a word that begins a row is named by its column, too: %s',
  (days) => {
    const rows = [
      '| Days before | What happens | Who |',
      '|---|---|---|',
      `| ${days} | Cutoff | Leads |`,
    ];
    const [first] = elementsWith('dataLabel', rows);
    expect(first?.properties.dataLabel).toBe('Days before');
  },
);

test.each([
  ['two columns', ['| A | B |', '|---|---|', '| x | y |']],
  ['numbers', ['| Row | Week 1 | Week 2 |', '|---|---|---|', '| Rent | 1,000 | 2,000 |']],
])('a table of %s stays a table', (_, rows) => {
  expect(elementsWith('dataStacked', rows)).toEqual([]);
});

test('cells of a column of short texts stay on one line', () => {
  expect(elementsWith('dataShort', wide).map(textOf)).toEqual(['Day 10']);
});
