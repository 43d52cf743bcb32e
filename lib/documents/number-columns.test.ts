import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { htmlOf } from '@/test/html-tree';
import { markNumberColumns } from './number-columns';

/** Texts of the marked cells of a Markdown table. */
function marked(...rows: string[]): string[] {
  const tree = htmlOf(rows.join('\n'));
  markNumberColumns(tree);
  const cells: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties.dataNumber) cells.push(node);
  });
  return cells.map(textOf);
}

test('a column of numbers is marked with its heading, one of words is not', () => {
  expect(marked('| Row | Week 1 |', '|---|---|', '| Payroll | −240 |', '| Rent | 1,000 |')).toEqual(
    ['Week 1', '−240', '1,000'],
  );
});

test.each<[string, number]>([
  ...['0', '-95', '12%', '12 %', 'PHP 24,000', '–PHP 24,000', '3.5'].map((is): [string, number] => [
    is,
    2,
  ]),
  ...['70 hours', 'Week 1', '2–4', '', '30 June'].map((is): [string, number] => [is, 0]),
  // One word among the numbers leaves the column as text.
  ['1 |\n| none', 0],
])('below a heading, “%s” marks %i cells', (value, count) => {
  expect(marked('| A |', '|---|', `| ${value} |`)).toHaveLength(count);
});
