import { keywordIndex, type Mention, mentionsIn } from './contextual-links';
import { overlap } from './places';

/** Maximum number of planned links of a page: as many as are suggested at once. */
export const maxPlannedLinks = 10;

/** A link that an editor wants on a page. */
export type PlannedLink = {
  /** The words that become the link. */
  anchor: string;
  /** Path that it leads to, without locale prefix. */
  path: string;
  /** URL path of the page that it is for. */
  page: string;
  /** What errors call it: `content/link-plan.json: links.2`. */
  entry: string;
};

/** A place in one of several texts, by its index. */
type PlacedMention = Mention & { index: number };

/**
 * The first place of the words of a link with the same case, else the first in any case, by the rule of
 * `mentionsIn`; undefined where there is none.
 * @param taken places that it must not overlap
 */
export function firstPlace(
  { anchor, path }: Pick<PlannedLink, 'anchor' | 'path'>,
  texts: readonly string[],
  lang: string,
  taken: readonly PlacedMention[] = [],
): PlacedMention | undefined {
  const words = keywordIndex([{ path, keywords: [anchor] }], { lang });
  const free = texts
    .flatMap((text, index) => mentionsIn(text, words).map((mention) => ({ ...mention, index })))
    .filter(
      (place) => !taken.some((other) => other.index === place.index && overlap(place, other)),
    );
  const isExact = ({ index, start, end }: PlacedMention) =>
    texts[index]?.slice(start, end) === anchor;
  return free.find(isExact) ?? free[0];
}

/**
 * Finds the places of the planned links of a page (`firstPlace`). No two overlap: the longest words choose
 * first.
 * @returns the places in each text
 * @throws Error with a line for each link that has no place (any more), naming entry, words and page
 */
export function plannedPlaces(
  planned: readonly PlannedLink[],
  texts: readonly string[],
  lang: string,
): Mention[][] {
  const taken: PlacedMention[] = [];
  const stale: PlannedLink[] = [];
  for (const link of planned.toSorted((a, b) => b.anchor.length - a.anchor.length)) {
    const place = firstPlace(link, texts, lang, taken);
    if (place === undefined) stale.push(link);
    else taken.push(place);
  }
  if (stale.length > 0) {
    const lines = planned
      .filter((link) => stale.includes(link))
      .map(
        ({ anchor, page, entry }) =>
          `${entry}.anchor: must stand in the running text of ${page}, where “${anchor}” is not found (any more)`,
      );
    throw new Error(lines.join('\n'));
  }
  return texts.map((_, index) => taken.filter((place) => place.index === index));
}
