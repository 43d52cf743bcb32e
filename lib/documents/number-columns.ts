import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** An amount, with or without sign, currency code or percent sign: `-95`, `– PHP 24,000`, `12%`. */
const number = /^[-−–+]?\s?(?:[A-Z]{3}\s)?[-−+]?\d[\d.,]*(?:\s?%)?$/;

/** The cells of each row, headings included. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    rows.push(row.children.filter((cell): cell is Element => cell.type === 'element'));
  });
  return rows;
}

/**
 * Marks with `data-number` the cells of each table column that holds nothing but numbers below its
 * heading, so that a page can align them on the right. Changes the tree.
 */
export function markNumberColumns(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [headings, ...rows] = rowsOf(table);
    headings?.forEach((heading, column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      if (cells.length === 0 || !cells.every((cell) => number.test(textOf(cell).trim()))) return;
      for (const cell of [heading, ...cells]) cell.properties.dataNumber = true;
    });
  });
}
