import { termsOf } from '@/content/glossary';
import { type Locale, locales } from '@/i18n/locales';
import { phrasesOf } from '@/lib/text/phrases';
import { typeset, withoutTypesetting } from '@/lib/text/typeset';

/** What a title may take, in pixels. */
export type TitleBox = { width: number; height: number };

const mostLines = 4;

/** Height of a line, and what type is worth where it takes the last line that there may be. */
const scripts = {
  latin: { leading: 1.1, crowded: 0.9 },
  cjk: { leading: 1.26, crowded: 0.84 },
  other: { leading: 1.26, crowded: 0.9 },
} as const;

/** Within phrases: after spaces, wide colons and dots, at the hyphen of a long compound, before Katakana. */
const division =
  /(?<=[ ：])|(?<=[/·・])(?!\s)|(?<=\p{L}{8}-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{8})|(?<=\p{sc=Han}{2})(?=[\p{sc=Kana}ー]{3})/u;

/** The parts of a title between which a line may end; spaces stay at their ends. */
export function titleParts(title: string, locale: Locale): string[] {
  const { lang } = locales[locale];
  return phrasesOf(typeset(title.trim(), 'heading', lang), lang, termsOf(locale))
    .flatMap((phrase) => phrase.split(division))
    .map(withoutTypesetting);
}

type Way = { lines: string[]; cost: number };

/**
 * Sets parts in as few lines as there must be, as even as they can be, with a new line after each colon.
 * Widths are parts of the type size. No lines where a part is wider than the box.
 */
function linesOf(parts: readonly string[], widths: readonly number[], box: number): string[] {
  // The best ways to set what begins with each part, from the end of the title to its beginning.
  const ways: Way[] = [{ lines: [], cost: 0 }];
  for (const first of [...parts.keys()].reverse()) {
    let best: Way = { lines: [], cost: Number.POSITIVE_INFINITY };
    let left = box;
    for (const [index, rest] of ways.entries()) {
      const end = first + index + 1;
      const part = parts[end - 1] ?? '';
      left -= widths[end - 1] ?? 0;
      if (left < 0) break;
      // One line more costs more than the emptiest lines.
      const cost = rest.cost + left ** 2 + 10_000;
      const line = parts.slice(first, end).join('').trimEnd();
      if (cost < best.cost) best = { lines: [line, ...rest.lines], cost };
      if (/[:：] ?$/u.test(part)) break;
      if (part.endsWith(' ')) left -= 0.25;
    }
    ways.unshift(best);
  }
  return ways[0]?.lines ?? [];
}

/**
 * Breaks a title into lines, in large type.
 * @param widths of its parts, as parts of the type size
 * @returns lines, with type size and line height in pixels
 * @throws Error when it does not fit in the smallest type
 */
export function breakTitle(
  parts: readonly string[],
  widths: readonly number[],
  locale: Locale,
  box: TitleBox,
): { lines: string[]; size: number; lineHeight: number } {
  const { leading, crowded } = scripts[locales[locale].script];
  let best: { lines: string[]; size: number; worth: number } | undefined;
  for (let size = 92; size >= 24; size -= 4) {
    const lines = linesOf(parts, widths, box.width / size);
    const height = lines.length * size * leading;
    if (lines.length === 0 || lines.length > mostLines || height > box.height) continue;
    const worth = lines.length === mostLines ? size * crowded : size;
    if (worth > (best?.worth ?? 0)) best = { lines, size, worth };
  }
  if (best) return { ...best, lineHeight: Math.round(best.size * leading) };
  throw new Error(
    `the title does not fit in ${box.width} x ${box.height} pixels: ${parts.join('')}`,
  );
}
