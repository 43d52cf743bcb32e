import { keywordIndex, type Mention, mentionsIn } from '@/lib/text/contextual-links';

/** From where to where words stand in a text. */
export type AnchorPlace = Pick<Mention, 'start' | 'end'>;

/**
 * Finds words in texts as the build does: the first place at which they stand as they are written, else
 * the first in whatever case; whole words only, in texts of at least ten characters.
 * @param lang tag of the language of the texts
 * @returns the place and the index of its text
 */
export function anchorPlace(
  texts: readonly string[],
  words: string,
  lang: string,
): (AnchorPlace & { index: number }) | undefined {
  const keywords = keywordIndex([{ path: '', keywords: [words] }], { lang });
  const places = texts.flatMap((text, index) =>
    mentionsIn(text, keywords).map(({ start, end }) => ({ start, end, index })),
  );
  const isExact = ({ start, end, index }: (typeof places)[number]) =>
    texts[index]?.slice(start, end) === words;
  return places.find(isExact) ?? places[0];
}
