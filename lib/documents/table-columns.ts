import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsIn, isNamed } from '@/lib/markup/elements';

const isCell = isNamed('th', 'td');

/** An amount, with or without sign, currency code or percent sign: `-95`, `– PHP 24,000`, `12%`. */
const number = /^[-−–+]?\s?(?:[A-Z]{3}\s)?[-−+]?\d[\d.,]*(?:\s?%)?$/;

/** In characters; the cells of a column without longer ones stay on one line. */
const shortCell = 14;

/** With fewer columns a table fits on a phone. */
const minStackedColumns = 3;

/**
 * Marks the columns of each table for the page that shows it; changes the tree. Cells get `data-number` in columns
 * of numbers, which are aligned on the right, and `data-short` in columns of short texts, which do not wrap. A wide
 * table that holds more than numbers gets `data-stacked`, and its cells the heading of their column as `data-label`:
 * on phones each of its rows is a list.
 */
export function markColumns(tree: Root): void {
  for (const table of elementsIn(tree, isNamed('table'))) {
    const [headings = [], ...rows] = elementsIn(table, isNamed('tr')).map((row) =>
      elementsIn(row, isCell),
    );
    const columns = headings.map((heading, column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const texts = cells.map((cell) => textOf(cell).trim());
      const isNumber = texts.length > 0 && texts.every((text) => number.test(text));
      const isShort = !isNumber && texts.every((text) => text.length <= shortCell);
      if (isNumber) for (const cell of [heading, ...cells]) cell.properties.dataNumber = true;
      if (isShort) for (const cell of cells) cell.properties.dataShort = true;
      return { heading, cells, isNumber, isShort };
    });
    const [first, ...others] = columns;
    if (columns.length < minStackedColumns || others.every(({ isNumber }) => isNumber)) continue;
    table.properties.dataStacked = true;
    // A long text names its row by itself, a number or a word does not.
    const needsName = first?.isNumber || first?.isShort;
    for (const { heading, cells } of needsName ? columns : others) {
      for (const cell of cells) cell.properties.dataLabel = textOf(heading);
    }
  }
}
