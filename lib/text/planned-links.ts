import { keywordIndex, type Mention, mentionsIn, overlap } from './contextual-links';

/** At most this many links are planned for a page: as many as are suggested at once. */
export const mostPlannedLinks = 10;

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
type Place = Mention & { index: number };

/** All places at which the words of a link stand, as keywords do. */
function placesOf({ anchor, path }: PlannedLink, texts: readonly string[], lang: string): Place[] {
  const words = keywordIndex([{ path, keywords: [anchor] }], { lang });
  return texts.flatMap((text, index) =>
    mentionsIn(text, words).map((mention) => ({ ...mention, index })),
  );
}

/**
 * Finds the places of the planned links of a page: the first at which the words stand as they are written,
 * else the first in whatever case, by the rule of `mentionsIn`. No two overlap: the longest words choose
 * first.
 * @param texts as for `contextualLinks`
 * @param lang tag of their language
 * @returns the places in each text, in order
 * @throws Error with a line for each link that has no place (any more), naming entry, words and page
 */
export function plannedPlaces(
  planned: readonly PlannedLink[],
  texts: readonly string[],
  lang: string,
): Mention[][] {
  const taken: Place[] = [];
  const stale: PlannedLink[] = [];
  for (const link of planned.toSorted((a, b) => b.anchor.length - a.anchor.length)) {
    const free = placesOf(link, texts, lang).filter(
      (place) => !taken.some((other) => other.index === place.index && overlap(place, other)),
    );
    const isExact = ({ index, start, end }: Place) =>
      texts[index]?.slice(start, end) === link.anchor;
    const place = free.find(isExact) ?? free[0];
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
  return texts.map((_, index) =>
    taken
      .filter((place) => place.index === index)
      .map(({ start, end, path }) => ({ start, end, path }))
      .sort((a, b) => a.start - b.start),
  );
}
