import { displayWidth } from '@/lib/text/display-width';
import { titlePixels } from './title-pixels';

type Range = { least: number; most: number };

/** Columns of a title with the brand; wide characters count two (spec §5, design.md §4). */
const titleColumns: Record<'latin' | 'cjk', Range> = {
  latin: { least: 30, most: 60 },
  // 26 wide characters: 572 pixels, and search pages cut there.
  cjk: { least: 28, most: 52 },
};

const titleWidth = 580;

/** Columns of a description: 60–80 wide characters are 120–160. */
const descriptionColumns: Range = { least: 120, most: 160 };

function outside(value: number, { least, most }: Range): boolean {
  return value < least || value > most;
}

/**
 * What is wrong with the title of a page for search pages (spec §5, design.md §4).
 * @param title with the brand as it stands in the head of the page
 */
export function titleProblem(title: string, script: 'latin' | 'cjk'): string | undefined {
  const columns = displayWidth(title);
  const range = titleColumns[script];
  if (outside(columns, range)) {
    return `must be ${range.least}–${range.most} columns wide with the brand, is ${columns}: ${title}`;
  }
  const pixels = titlePixels(title);
  return pixels > titleWidth
    ? `must not be wider than ${titleWidth} pixels with the brand, is ${pixels}: ${title}`
    : undefined;
}

/** What is wrong with the description of a page for search pages (spec §5). */
export function descriptionProblem(description: string): string | undefined {
  const columns = displayWidth(description);
  const { least, most } = descriptionColumns;
  return outside(columns, descriptionColumns)
    ? `must be ${least}–${most} columns wide, is ${columns}: ${description}`
    : undefined;
}
