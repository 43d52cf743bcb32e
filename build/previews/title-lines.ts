import { termsOf } from '@/content/glossary';
import { type Locale, locales } from '@/i18n/locales';
import { phrasesOf } from '@/lib/text/phrases';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';

/** The space for a title, in pixels. */
export type TitleBox = { width: number; height: number };

const maxLines = 4;

/** Width of a space, in em. */
const spaceWidth = 0.25;

/**
 * Line height, and the factor on the score of a title that fills all four lines: type that is up to 10 % (16 %)
 * smaller and needs fewer lines is preferred.
 */
const scripts = {
  latin: { leading: 1.1, fullFactor: 0.9 },
  cjk: { leading: 1.26, fullFactor: 0.84 },
  other: { leading: 1.26, fullFactor: 0.9 },
} as const;

/** Behind spaces, wide colons, slashes, middle dots; at the hyphen of a long compound; between kanji and Katakana. */
const breakOpportunity =
  /(?<=[ ：])|(?<=[/·・])(?!\s)|(?<=\p{L}{8}-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{8})|(?<=\p{sc=Han}{2})(?=[\p{sc=Kana}ー]{3})/u;

/** The parts of a title between which a line may end; spaces stay at their ends. */
export function titleParts(title: string, locale: Locale): string[] {
  const { lang } = locales[locale];
  return phrasesOf(typeset(title.trim(), 'heading', lang), lang, termsOf(locale))
    .flatMap((phrase) => phrase.split(breakOpportunity))
    .map(withoutTypesetting);
}

/** The rest of a title in lines, and how uneven they are. */
type Layout = { lines: string[]; cost: number };

/**
 * Sets parts in as few lines as possible, as even as possible, with a new line after each colon.
 * @param widths of the parts in em, without the spaces at their ends
 * @param boxWidth in em
 * @returns no lines where a part is wider than the box
 */
function linesOf(parts: readonly string[], widths: readonly number[], boxWidth: number): string[] {
  // The best layout of what begins with each part, from the end of the title to its beginning.
  const layouts: Layout[] = [{ lines: [], cost: 0 }];
  for (const first of [...parts.keys()].reverse()) {
    let best: Layout = { lines: [], cost: Number.POSITIVE_INFINITY };
    let left = boxWidth;
    for (const [index, rest] of layouts.entries()) {
      const end = first + index + 1;
      const part = parts[end - 1] ?? '';
      left -= widths[end - 1] ?? 0;
      if (left < 0) break;
      // Another line costs more than any unevenness.
      const cost = rest.cost + left ** 2 + 10_000;
      const line = parts.slice(first, end).join('').trimEnd();
      if (cost < best.cost) best = { lines: [line, ...rest.lines], cost };
      if (/[:：] ?$/u.test(part)) break;
      if (part.endsWith(' ')) left -= spaceWidth;
    }
    layouts.unshift(best);
  }
  return layouts[0]?.lines ?? [];
}

/**
 * Breaks a title into lines, in the largest type that fits.
 * @param widths of the parts in em, without the spaces at their ends
 * @returns lines, with type size and line height in pixels
 * @throws Error when it does not fit in the smallest type
 */
export function breakTitle(
  parts: readonly string[],
  widths: readonly number[],
  locale: Locale,
  box: TitleBox,
): { lines: string[]; size: number; lineHeight: number } {
  const { leading, fullFactor } = scripts[locales[locale].script];
  let best: { lines: string[]; size: number; score: number } | undefined;
  for (let size = 92; size >= 24; size -= 4) {
    const lines = linesOf(parts, widths, box.width / size);
    const height = lines.length * size * leading;
    if (lines.length === 0 || lines.length > maxLines || height > box.height) continue;
    const score = lines.length === maxLines ? size * fullFactor : size;
    if (score > (best?.score ?? 0)) best = { lines, size, score };
  }
  if (best) return { ...best, lineHeight: Math.round(best.size * leading) };
  throw new Error(
    `the title does not fit in ${box.width} x ${box.height} pixels: ${parts.join('')}`,
  );
}
