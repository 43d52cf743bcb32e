import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsIn, isNamed } from '@/lib/markup/elements';

const isCell = isNamed('th', 'td');

/** An amount, with or without sign, currency code or percent sign: `-95`, `– PHP 24,000`, `12%`. */
const number = /^[-−–+]?\s?(?:[A-Z]{3}\s)?[-−+]?\d[\d.,]*(?:\s?%)?$/;

/** Marks table columns of nothing but numbers with `data-number`, for alignment on the right. Changes the tree. */
export function markNumberColumns(tree: Root): void {
  for (const table of elementsIn(tree, isNamed('table'))) {
    const [headings, ...rows] = elementsIn(table, isNamed('tr')).map((row) =>
      elementsIn(row, isCell),
    );
    headings?.forEach((heading, column) => {
      const cells = rows.flatMap((row) => row[column] ?? []);
      if (cells.length === 0 || !cells.every((cell) => number.test(textOf(cell).trim()))) return;
      for (const cell of [heading, ...cells]) cell.properties.dataNumber = true;
    });
  }
}
