import { contextualLinks, type KeywordIndex, type Segment } from './contextual-links';
import { explainedMark, type FirstUse, firstUses, type Term } from './first-uses';
import { type PlannedLink, plannedPlaces } from './planned-links';

/** The text of one element in a block of running text. */
export type RunningPiece = {
  text: string;
  /** Whether links and terms may be marked up in it; a text that is a link already is only context. */
  isMarkable: boolean;
  /** In tables no term is explained, and editors plan no links. */
  inTable?: boolean;
  /** A lead is short: it explains only terms that are nowhere below it. */
  isLead?: boolean;
};

/** A part of a running text: plain, linked to `path`, or a term with its explanation. */
export type TextPart = Segment & { isTerm?: true };

/** The keywords that a language links, and the terms that it explains. */
export type Words = { keywords: KeywordIndex; terms: readonly Term[] };

type PageLinks = {
  /** Paths that get no link: the page itself, and pages that it already links to. */
  exclude: readonly string[];
  planned: readonly PlannedLink[];
};

/** Masks explained terms, so that none of them becomes a link or part of one. */
function maskTerms(text: string, uses: readonly FirstUse[]): string {
  return uses.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + explainedMark.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The segments of a part of a text that begins at `start`, with the explanation of a term where it is first used. */
function withTerms(
  text: string,
  start: number,
  segments: readonly Segment[],
  uses: readonly FirstUse[],
): TextPart[] {
  let end = start;
  return segments.flatMap((segment): TextPart[] => {
    let at = end;
    end += segment.text.length;
    if (segment.path !== undefined) return [segment];
    const parts: TextPart[] = [];
    for (const use of uses.filter((each) => at <= each.start && each.end <= end)) {
      if (use.start > at) parts.push({ text: text.slice(at, use.start) });
      parts.push({ text: use.explanation, isTerm: true });
      at = use.end;
    }
    if (at < end) parts.push({ text: text.slice(at, end) });
    return parts;
  });
}

/**
 * Explains each term where a page first uses it, below its lead if it can, then finds the planned and the contextual
 * links. Sentences and brackets are looked for in whole blocks; a link lies within one piece, and an explained term is
 * not linked.
 * @example `Bookkeeping that the BIR accepts.` becomes
 *   [{ text: 'Bookkeeping', path: '/bookkeeping' }, { text: ' that the ' },
 *    { text: 'Bureau of Internal Revenue (BIR)', isTerm: true }, { text: ' accepts.' }]
 * @param blocks the running texts of the page in reading order, each in its pieces. A text of a page is a block of
 *   one piece; a document's block has several
 * @returns the parts of each markable piece, in order
 * @throws Error as `plannedPlaces` does
 */
export function markUpTexts(
  blocks: readonly (readonly RunningPiece[])[],
  { keywords, terms }: Words,
  { exclude, planned }: PageLinks,
): TextPart[][] {
  const texts = blocks.map((block) => block.map(({ text }) => text).join(''));
  const pieces = blocks.flatMap((block, index) => {
    let end = 0;
    return block.map(({ text, isMarkable, inTable }) => {
      const start = end;
      end += text.length;
      return { block: index, start, end, isMarkable, inTable };
    });
  });
  const markable = pieces.filter(({ isMarkable }) => isMarkable);
  const uses = firstUses(
    texts.map((text, index) => (blocks[index]?.some(({ inTable }) => inTable) ? '' : text)),
    terms,
    (index, start, end) =>
      markable.some((piece) => piece.block === index && piece.start <= start && end <= piece.end),
    (index) => blocks[index]?.some(({ isLead }) => isLead) === true,
  );
  const masked = texts.map((text, index) => maskTerms(text, uses.get(index) ?? []));
  const linkable = markable.map(({ block, start, end }) => masked[block]?.slice(start, end) ?? '');
  const inSentences = linkable.map((text, index) => (markable[index]?.inTable ? '' : text));
  const places = plannedPlaces(planned, inSentences, keywords.lang);
  const segments = contextualLinks(linkable, keywords, exclude, places);
  return markable.map(({ block, start }, index) =>
    withTerms(texts[block] ?? '', start, segments[index] ?? [], uses.get(block) ?? []),
  );
}
