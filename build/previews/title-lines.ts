import type { Font } from 'satori';
import { termsOf } from '@/content/glossary';
import { type Locale, locales } from '@/i18n/locales';
import { breakLines, type Piece, piecesOf } from './break-lines';
import { measure } from './set-text';

/** Where a title stands, in pixels. */
export type Room = { width: number; height: number };

/** Type sizes in pixels. */
const sizes = [92, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24];

/**
 * How a title may be broken, and what that is worth: larger type makes up for a phrase that is divided, or
 * for a colon within a line, only if it is so much larger.
 */
const manners = [
  { divide: false, colonEnds: true, worth: 1 },
  { divide: true, colonEnds: true, worth: 0.85 },
  { divide: true, colonEnds: false, worth: 0.75 },
] as const;

const mostLines = 4;

/** The same for the last line that there may be: characters fill it from top to bottom. */
const worthOfLastLine = { latin: 0.9, cjk: 0.84 } as const;

/** Width of a space: nearly that of all the fonts. */
const space = 0.25;

function joined(line: readonly Piece[]): string {
  const text = line.map((piece) => piece.text + (piece.space ? ' ' : '')).join('');
  return text.trim();
}

/** A title in lines: its type size in pixels, and the height of a line as a part of it. */
type TitleLines = { lines: string[]; size: number; leading: number };

/**
 * Breaks a title into lines, in large type.
 * @throws Error when it does not fit in the smallest type
 */
export async function titleLines(
  title: string,
  locale: Locale,
  fonts: Font[],
  room: Room,
): Promise<TitleLines> {
  const { script, lang } = locales[locale];
  const leading = script === 'cjk' ? 1.26 : 1.1;
  let best: (TitleLines & { worth: number }) | undefined;
  for (const { divide, colonEnds, worth } of manners) {
    const pieces = piecesOf(title, lang, divide, termsOf(locale));
    const widths = await measure(
      pieces.map(({ text }) => text),
      fonts,
    );
    for (const size of sizes) {
      const lines = breakLines(pieces, widths, { space, room: room.width / size, colonEnds });
      if (!lines || lines.length > mostLines) continue;
      if (lines.length * size * leading > room.height) continue;
      const total = size * worth * (lines.length === mostLines ? worthOfLastLine[script] : 1);
      if (total > (best?.worth ?? 0)) {
        best = { lines: lines.map(joined), size, leading, worth: total };
      }
    }
  }
  if (best === undefined) {
    throw new Error(`the title does not fit in ${room.width} x ${room.height} pixels: ${title}`);
  }
  return best;
}
