import { contextualLinks, type KeywordIndex, type Segment } from './contextual-links';
import { explainedMark, type FirstUse, firstUses, type Term } from './first-uses';
import { type PlannedLink, plannedPlaces } from './planned-links';

/** What stands in one element of a block of running text. */
export type RunningPiece = {
  text: string;
  /** Whether it is running text; else, as in a link, it only says what stands around others. */
  isOpen: boolean;
  /** In tables no term is explained, and editors plan no links. */
  inTable?: boolean;
};

/** A part of a running text: plain, linked to `path`, or what explains a term, in its place. */
export type TextPart = Segment & { isTerm?: true };

/** What a language has to explain, and to link. */
type Words = { keywords: KeywordIndex; terms: readonly Term[] };

type PageLinks = {
  /** Paths that get no link: the page itself, and what it already links to. */
  exclude: readonly string[];
  planned: readonly PlannedLink[];
};

/** A text in which no explained term becomes a link, nor a part of one. */
function withoutTerms(text: string, uses: readonly FirstUse[]): string {
  return uses.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + explainedMark.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The segments of a text, with the explanation of a term where it is first used. */
function withTerms(
  text: string,
  segments: readonly Segment[],
  uses: readonly FirstUse[],
): TextPart[] {
  let start = 0;
  return segments.flatMap((segment): TextPart[] => {
    const [from, to] = [start, start + segment.text.length];
    start = to;
    if (segment.path !== undefined) return [segment];
    const parts: TextPart[] = [];
    let at = from;
    for (const use of uses.filter((each) => from <= each.start && each.end <= to)) {
      if (use.start > at) parts.push({ text: text.slice(at, use.start) });
      parts.push({ text: use.first, isTerm: true });
      at = use.end;
    }
    if (at < to) parts.push({ text: text.slice(at, to) });
    return parts;
  });
}

/**
 * Explains each term where a page first uses it, and finds the planned and the contextual links of the
 * rest. What a sentence is, and what stands in brackets, is seen in a whole block; a link stands in one
 * piece, and what is explained becomes none.
 * @param blocks the running texts of the page in reading order, each in its pieces
 * @returns the parts of each open piece, in order
 * @throws Error as `plannedPlaces` does
 */
export function markUpTexts(
  blocks: readonly (readonly RunningPiece[])[],
  { keywords, terms }: Words,
  { exclude, planned }: PageLinks,
): TextPart[][] {
  const open = blocks.flatMap((block, index) => {
    let end = 0;
    const pieces = block.map((piece) => {
      const start = end;
      end += piece.text.length;
      return { ...piece, block: index, start, end };
    });
    return pieces.filter(({ isOpen }) => isOpen);
  });
  const uses = firstUses(
    blocks.map((block) =>
      block.some(({ inTable }) => inTable) ? '' : block.map(({ text }) => text).join(''),
    ),
    terms,
    (index, start, end) =>
      open.some((piece) => piece.block === index && piece.start <= start && end <= piece.end),
  );
  const pieces = open.map(({ text, inTable, block, start, end }) => {
    const own = (uses.get(block) ?? [])
      .filter((use) => start <= use.start && use.end <= end)
      .map((use) => ({ ...use, start: use.start - start, end: use.end - start }));
    return { text, inTable, uses: own, linkable: withoutTerms(text, own) };
  });
  const places = plannedPlaces(
    planned,
    pieces.map(({ linkable, inTable }) => (inTable ? '' : linkable)),
    keywords.lang,
  );
  const linkable = pieces.map((piece) => piece.linkable);
  const segments = contextualLinks(linkable, keywords, exclude, places);
  return pieces.map((piece, index) => withTerms(piece.text, segments[index] ?? [], piece.uses));
}
