import { displayWidth } from '@/lib/text/display-width';
import { arialWidth } from './arial-width';

/** Width of a title on a search page, in pixels: pages cut it by width, not by characters. */
export function titlePixels(title: string): number {
  return Math.round(arialWidth(title, titleBox(title).size));
}

/** Space for a text in a search result; lengths in pixels. */
export type TextBox = {
  /** Type size; the typeface is Arial. */
  size: 14 | 20 | 22;
  width: number;
  lines: number;
};

/** The devices whose search pages differ. */
export type Device = 'desktop' | 'phone';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Space for a title on a desktop. Latin letters: 580 pixels at 20. Chinese, Japanese and
 * Korean: 572 at 22, which is the size of the whole title, as read from google.com in Chinese in 2026
 * (glama.ai/mcp/servers/adsandcode/serp-title-width).
 */
function titleBox(title: string): TextBox {
  return eastAsian.test(title)
    ? { size: 22, width: 572, lines: 1 }
    : { size: 20, width: 580, lines: 1 };
}

/**
 * Space for title and description of a result. No search engine publishes any of it. A phone shows two
 * lines of the title, 400 pixels less 16 on both sides (Yoast/wordpress-seo, SnippetPreview.js and pull
 * request 17393); its type is taken to be that of a desktop. A description is 14 pixels high
 * (Yoast/wordpress-seo, issue 13421) and ends at a width in all, however many lines that fills: at 990
 * pixels, on phones at 680 (finsburymedia.com and semlypro.com name 920 to 990 for desktops): 160 columns
 * of Latin letters, the most that is good, take about that.
 */
export function snippetBoxes(
  title: string,
): Record<Device, { title: TextBox; description: TextBox }> {
  const box = titleBox(title);
  return {
    desktop: { title: box, description: { size: 14, width: 990, lines: 1 } },
    phone: {
      title: { size: box.size, width: 368, lines: 2 },
      description: { size: 14, width: 680, lines: 1 },
    },
  };
}

/** How long a text may be, both ends included. */
type Range = { least: number; most: number };

/** Columns of a title with the brand in every language; wide characters count two. */
export const titleColumns: Range = { least: 30, most: 60 };

/** The same by the script of a language: 26 wide characters fill the 572 pixels that are shown. */
const columnsByScript = {
  latin: titleColumns,
  cjk: { least: 28, most: 52 },
  other: titleColumns,
} satisfies Record<string, Range>;

/** Columns of a description: 60–80 wide characters are 120–160. */
export const descriptionColumns: Range = { least: 120, most: 160 };

function isOutside(value: number, { least, most }: Range): boolean {
  return value < least || value > most;
}

/** Whether search pages on a desktop cut a title, brand included: 30 Chinese characters are cut, 26 are not. */
export function isTitleCut(title: string): boolean {
  return titlePixels(title) > titleBox(title).width;
}

/** What is wrong with a title for search pages, brand included. */
export function titleProblem(
  title: string,
  script: keyof typeof columnsByScript,
): string | undefined {
  const columns = displayWidth(title);
  const range = columnsByScript[script];
  if (isOutside(columns, range)) {
    return `must be ${range.least}–${range.most} columns wide with the brand, is ${columns}: ${title}`;
  }
  return isTitleCut(title)
    ? `must not be wider than ${titleBox(title).width} pixels with the brand, is ${titlePixels(title)}: ${title}`
    : undefined;
}

/** What is wrong with the description of a page for search pages. */
export function descriptionProblem(description: string): string | undefined {
  const columns = displayWidth(description);
  const { least, most } = descriptionColumns;
  return isOutside(columns, descriptionColumns)
    ? `must be ${least}–${most} columns wide, is ${columns}: ${description}`
    : undefined;
}
