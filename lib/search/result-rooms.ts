/** Room for a text in a search result; lengths in pixels. */
export type Room = {
  /** Type size; the typeface is Arial. */
  size: 14 | 20 | 22;
  /** Width of a line. */
  width: number;
  /** How many lines are shown. */
  lines: number;
};

/** The devices whose search pages differ. */
export type Device = 'desktop' | 'phone';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Room for a title on a desktop (design.md §4). Latin letters: 580 pixels at 20. Chinese, Japanese and
 * Korean: 572 at 22, which is the size of the whole title, as read from google.com in Chinese in 2026
 * (glama.ai/mcp/servers/adsandcode/serp-title-width).
 */
export function titleRoom(title: string): Room {
  return eastAsian.test(title)
    ? { size: 22, width: 572, lines: 1 }
    : { size: 20, width: 580, lines: 1 };
}

/**
 * Room for title and description of a result. No search engine publishes any of it. A phone shows two
 * lines of the title, 400 pixels less 16 on both sides (Yoast/wordpress-seo, SnippetPreview.js and pull
 * request 17393); its type is taken to be that of a desktop. A description is 14 pixels high
 * (Yoast/wordpress-seo, issue 13421) and ends at a width in all, however many lines that fills: at 990
 * pixels, on phones at 680 (finsburymedia.com and semlypro.com name 920 to 990 for desktops): 160 columns
 * of Latin letters, the most that is good (spec §5), take about that.
 */
export function resultRooms(title: string): Record<Device, { title: Room; description: Room }> {
  const room = titleRoom(title);
  return {
    desktop: { title: room, description: { size: 14, width: 990, lines: 1 } },
    phone: {
      title: { size: room.size, width: 368, lines: 2 },
      description: { size: 14, width: 680, lines: 1 },
    },
  };
}
