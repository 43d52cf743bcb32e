import { displayWidth } from '@/lib/text/display-width';
import { titleRoom } from './result-rooms';
import { titlePixels } from './title-pixels';

/** How long a text may be, both ends included. */
type Range = { least: number; most: number };

/** Columns of a title with the brand in every language; wide characters count two (spec §5). */
export const titleColumns: Range = { least: 30, most: 60 };

/** The same for our own titles (design.md §4): 26 wide characters fill the 572 pixels that are shown. */
const ownTitleColumns = {
  latin: titleColumns,
  cjk: { least: 28, most: 52 },
  other: titleColumns,
} satisfies Record<string, Range>;

/** Columns of a description: 60–80 wide characters are 120–160 (spec §5). */
export const descriptionColumns: Range = { least: 120, most: 160 };

function outside(value: number, { least, most }: Range): boolean {
  return value < least || value > most;
}

/**
 * Whether search pages on a desktop cut a title: 30 Chinese characters are cut, 26 are not.
 * @param title with the brand as it stands in the head of the page
 */
export function isTitleCut(title: string): boolean {
  return titlePixels(title) > titleRoom(title).width;
}

/**
 * What is wrong with the title of a page for search pages (spec §5, design.md §4).
 * @param title with the brand as it stands in the head of the page
 */
export function titleProblem(
  title: string,
  script: keyof typeof ownTitleColumns,
): string | undefined {
  const columns = displayWidth(title);
  const range = ownTitleColumns[script];
  if (outside(columns, range)) {
    return `must be ${range.least}–${range.most} columns wide with the brand, is ${columns}: ${title}`;
  }
  return isTitleCut(title)
    ? `must not be wider than ${titleRoom(title).width} pixels with the brand, is ${titlePixels(title)}: ${title}`
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
