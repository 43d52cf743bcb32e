import { phrasesOf } from '@/lib/text/phrases';
import { typeset } from '@/lib/text/typeset';

/** A part of a title that stays on one line, and the space after it where a line goes on. */
export type Piece = { text: string; space: boolean };

/** What stands before a colon is the name of what follows. */
const colon = /[:：]$/u;
const afterColon = /(?<=：)/u;

/**
 * Within a phrase: after dots, at the hyphen of a long compound, and before the Katakana word of a Japanese
 * one.
 */
const division =
  /(?<=[/·・])(?!\s)|(?<=\p{L}{8}-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{8})|(?<=\p{sc=Han}{2})(?=[\p{sc=Kana}ー]{3})/u;

/**
 * The parts of a title between which a line may end: those of headings on pages.
 * @param lang tag of the language
 * @param divide whether phrases may be divided, too
 * @param terms of the site in that language, within which no phrase ends
 */
export function piecesOf(
  title: string,
  lang: string,
  divide: boolean,
  terms: readonly string[] = [],
): Piece[] {
  return phrasesOf(typeset(title, 'heading', lang), lang, terms)
    .flatMap((phrase) => phrase.split(afterColon))
    .flatMap((phrase) => phrase.split(/(?<= )/u))
    .flatMap((part) => (divide ? part.split(division) : part))
    .map((part) => ({
      // Within a part nothing breaks, so its spaces need not say so.
      text: part.trimEnd().replaceAll('\u00a0', ' '),
      space: part.endsWith(' '),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * Sets parts in as few lines as they need, as even as they can be.
 * @param widths width of each part
 * @param space width of a space, in the same unit
 * @param room width of a line
 * @param colonEnds whether a line ends after a colon
 * @returns the parts of each line; `undefined` where one of them is wider than a line
 */
export function breakLines(
  pieces: readonly Piece[],
  widths: readonly number[],
  { space, room, colonEnds }: { space: number; room: number; colonEnds: boolean },
): Piece[][] | undefined {
  type Way = { lines: Piece[][]; cost: number };
  // The best ways to set the first n parts, by their number of lines.
  const ways: (Way | undefined)[][] = [[{ lines: [], cost: 0 }]];
  for (let end = 1; end <= pieces.length; end += 1) {
    const best: (Way | undefined)[] = [];
    let width = 0;
    for (let begin = end - 1; begin >= 0; begin -= 1) {
      const piece = pieces[begin];
      if (piece === undefined) break;
      const isLast = begin === end - 1;
      if (!isLast && colonEnds && colon.test(piece.text)) break;
      width += (widths[begin] ?? 0) + (piece.space && !isLast ? space : 0);
      if (width > room) break;
      const cost = (room - width) ** 2;
      (ways[begin] ?? []).forEach((way, count) => {
        if (way === undefined) return;
        const total = way.cost + cost;
        const known = best[count + 1];
        if (known !== undefined && known.cost <= total) return;
        best[count + 1] = { lines: [...way.lines, pieces.slice(begin, end)], cost: total };
      });
    }
    ways.push(best);
  }
  return ways.at(-1)?.find((way) => way !== undefined)?.lines;
}
