import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { classNames } from '@/lib/markup/class-names';

/** Counts the header cells: a document's table has one header row. */
function columnCount(table: Element): number {
  let count = 0;
  visit(table, 'element', ({ tagName }) => {
    if (tagName === 'th') count += 1;
  });
  return count;
}

/** Class of the minimum width, below which a table scrolls. */
function minWidthClass(columns: number): string {
  if (columns <= 2) return '';
  return columns === 3 ? 'min-w-md' : 'min-w-xl';
}

/** A table that scrolls inside its own box where the screen is too narrow, also by keyboard. */
export function DocumentTable({ node, children }: { node?: Element; children?: ReactNode }) {
  const columns = node ? columnCount(node) : 0;
  // On phones each row is a list; other tables scroll there.
  const isStacked = Boolean(node?.properties.dataStacked);
  return (
    <div
      className="wide scroll-cue relative my-3 overflow-x-auto border-hairline border-y"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take the focus
      tabIndex={0}
    >
      <table
        className={classNames(
          'document-table w-full border-collapse text-base',
          isStacked ? 'stacked-rows' : minWidthClass(columns),
          columns > 2 && !isStacked && 'sticky-row-headers',
        )}
      >
        {children}
      </table>
    </div>
  );
}
