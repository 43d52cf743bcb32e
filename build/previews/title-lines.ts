import { termsOf } from '@/content/glossary';
import { type Locale, locales } from '@/i18n/locales';
import { phrasesOf } from '@/lib/text/phrases';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';

/** The space for a title, in pixels. */
export type TitleBox = { width: number; height: number };

const maxLines = 4;

/** Line height, and the factor by which a title that needs all lines scores lower than a smaller one. */
const scripts = {
  latin: { leading: 1.1, penalty: 0.9 },
  cjk: { leading: 1.26, penalty: 0.84 },
  other: { leading: 1.26, penalty: 0.9 },
} as const;

/** Breaks within phrases: after spaces, wide colons and dots, at the hyphen of a long compound, before Katakana. */
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
 * @param widths in em
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
      if (part.endsWith(' ')) left -= 0.25;
    }
    layouts.unshift(best);
  }
  return layouts[0]?.lines ?? [];
}

/**
 * Breaks a title into lines, in the largest type that fits.
 * @param widths of its parts, in em
 * @returns lines, with type size and line height in pixels
 * @throws Error when it does not fit in the smallest type
 */
export function breakTitle(
  parts: readonly string[],
  widths: readonly number[],
  locale: Locale,
  box: TitleBox,
): { lines: string[]; size: number; lineHeight: number } {
  const { leading, penalty } = scripts[locales[locale].script];
  let best: { lines: string[]; size: number; score: number } | undefined;
  for (let size = 92; size >= 24; size -= 4) {
    const lines = linesOf(parts, widths, box.width / size);
    const height = lines.length * size * leading;
    if (lines.length === 0 || lines.length > maxLines || height > box.height) continue;
    const score = lines.length === maxLines ? size * penalty : size;
    if (score > (best?.score ?? 0)) best = { lines, size, score };
  }
  if (best) return { ...best, lineHeight: Math.round(best.size * leading) };
  throw new Error(
    `the title does not fit in ${box.width} x ${box.height} pixels: ${parts.join('')}`,
  );
}
