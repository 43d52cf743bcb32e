/** The keywords of one page that texts are linked to. */
export type KeywordGroup = {
  /** Path of the page, without locale prefix. */
  path: string;
  keywords: readonly string[];
};

/** A piece of a text: plain, or to be linked to `path`. */
export type Segment = { text: string; path?: string };

/** Texts shorter than this are left alone (spec §7). */
const minimumLength = 10;

const hangul = /\p{Script=Hangul}/u;
const katakana = /[\p{Script=Katakana}ー]/u;
// Han and Hiragana are written without spaces: no character beside them says where a word ends.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}_-]/u;

/** Whether a word may begin or end between a neighbouring character and the keyword's own. */
function isBoundary(neighbour: string, own: string, side: 'start' | 'end'): boolean {
  if (unspaced.test(own)) return true;
  if (katakana.test(own)) return !katakana.test(neighbour);
  // Korean particles follow a noun without a space.
  if (hangul.test(own)) return side === 'end' || !hangul.test(neighbour);
  return !wordCharacter.test(neighbour) || unspaced.test(neighbour) || hangul.test(neighbour);
}

type Keyword = { characters: string[]; path: string };

/** All keywords by their first character, the longest first: the longest that fits wins. */
export type KeywordIndex = ReadonlyMap<string, readonly Keyword[]>;

function fold(text: string): string {
  return text.toLocaleLowerCase('en');
}

/** Prepares the keywords of a language for looking them up in texts: done once, not for each page. */
export function keywordIndex(groups: readonly KeywordGroup[]): KeywordIndex {
  const index = new Map<string, Keyword[]>();
  for (const { path, keywords } of groups) {
    for (const keyword of keywords) {
      const characters = [...keyword].map(fold);
      const [first = ''] = characters;
      index.set(first, [...(index.get(first) ?? []), { characters, path }]);
    }
  }
  for (const list of index.values()) {
    list.sort((a, b) => b.characters.length - a.characters.length);
  }
  return index;
}

/** The longest keyword that stands at a position of a text, given as characters in lower case. */
function keywordAt(text: string[], start: number, index: KeywordIndex): Keyword | undefined {
  return index.get(text[start] ?? '')?.find(({ characters }) => {
    const [first, last] = [characters[0] ?? '', characters.at(-1) ?? ''];
    const end = start + characters.length;
    return (
      characters.every((character, offset) => text[start + offset] === character) &&
      isBoundary(text[start - 1] ?? ' ', first, 'start') &&
      isBoundary(text[end] ?? ' ', last, 'end')
    );
  });
}

/**
 * Finds the places at which texts of one page become links (spec §7): the first mention of each
 * target in reading order, the longest keyword where several begin at one place, whole words only,
 * upper and lower case alike, in texts of at least ten characters, at most one link a target.
 * A keyword inside a longer one is not a mention of its own.
 * @param texts the running texts of a page in reading order; no headings, links, buttons or code
 * @param exclude paths that get no link: the page itself, and what it already links to
 * @returns for each text its segments in order
 */
export function contextualLinks(
  texts: readonly string[],
  keywords: KeywordIndex,
  exclude: readonly string[],
): Segment[][] {
  const done = new Set(exclude);
  return texts.map((text) => {
    if ([...text].length < minimumLength) return [{ text }];
    const characters = [...text];
    const folded = characters.map(fold);
    const segments: Segment[] = [];
    let plainFrom = 0;
    for (let index = 0; index < characters.length; ) {
      const found = keywordAt(folded, index, keywords);
      if (found === undefined) {
        index += 1;
        continue;
      }
      const end = index + found.characters.length;
      if (!done.has(found.path)) {
        done.add(found.path);
        if (index > plainFrom) segments.push({ text: characters.slice(plainFrom, index).join('') });
        segments.push({ text: characters.slice(index, end).join(''), path: found.path });
        plainFrom = end;
      }
      index = end;
    }
    if (plainFrom < characters.length) {
      segments.push({ text: characters.slice(plainFrom).join('') });
    }
    return segments;
  });
}
