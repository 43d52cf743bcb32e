import { isWholeCompound, isWord } from './word-boundary';

/** The keywords of one page that texts are linked to. */
export type KeywordGroup = {
  /** Path of the page, without locale prefix. */
  path: string;
  keywords: readonly string[];
};

/** A piece of a text: plain, or to be linked to `path`, where an editor has planned that or by a keyword. */
export type Segment = { text: string; path?: string; isPlanned?: true };

/** Texts shorter than this are left alone (spec §7). */
const minimumLength = 10;

type Keyword = { characters: string[]; path: string | undefined };

/** The keywords of a language, prepared for looking them up in texts. */
export type KeywordIndex = {
  lang: string;
  /** By their first character, the longest first: the longest that fits wins. */
  byFirst: ReadonlyMap<string, readonly Keyword[]>;
};

/** What a language has besides its keywords. */
type KeywordLanguage = {
  /** Its tag: how words are parted where there are no spaces. */
  lang: string;
  /** Words that lead nowhere, and in which no keyword is one: 税務調査 is not about 税務. */
  longerWords?: readonly string[];
};

function fold(text: string): string {
  return text.toLocaleLowerCase('en');
}

/** Prepares the keywords of a language for looking them up in texts: done once, not for each page. */
export function keywordIndex(
  groups: readonly KeywordGroup[],
  { lang, longerWords = [] }: KeywordLanguage = { lang: 'en' },
): KeywordIndex {
  const byFirst = new Map<string, Keyword[]>();
  const known = new Set<string>();
  const add = (word: string, path: string | undefined) => {
    const characters = [...word].map(fold);
    const [first = ''] = characters;
    if (known.has(characters.join(''))) return;
    known.add(characters.join(''));
    byFirst.set(first, [...(byFirst.get(first) ?? []), { characters, path }]);
  };
  for (const { path, keywords } of groups) for (const keyword of keywords) add(keyword, path);
  for (const word of longerWords) add(word, undefined);
  for (const list of byFirst.values()) {
    list.sort((a, b) => b.characters.length - a.characters.length);
  }
  return { lang, byFirst };
}

/** A text as it is searched: its characters in lower case, and where each stands in it. */
type Searched = { text: string; folded: string[]; offsets: number[] };

function searched(characters: readonly string[]): Searched {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of characters) {
    offsets.push(offset);
    offset += character.length;
  }
  return { text: characters.join(''), folded: characters.map(fold), offsets: [...offsets, offset] };
}

/** The longest keyword that stands at a position of a text. */
function keywordAt(
  { text, folded, offsets }: Searched,
  start: number,
  { lang, byFirst }: KeywordIndex,
): Keyword | undefined {
  return byFirst.get(folded[start] ?? '')?.find(({ characters, path }) => {
    if (!characters.every((character, offset) => folded[start + offset] === character))
      return false;
    const [from = 0, to = 0] = [offsets[start], offsets[start + characters.length]];
    if (!isWord(text, from, to)) return false;
    return path === undefined || isWholeCompound(text, from, to, lang);
  });
}

/** A keyword in a text, from `start` up to but without `end`, and where it leads. */
export type Mention = { start: number; end: number; path: string };

/** Whether two places of one text have a character in common. */
export function overlap(
  one: Pick<Mention, 'start' | 'end'>,
  other: Pick<Mention, 'start' | 'end'>,
): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Finds all mentions in a text in reading order: the longest keyword where several begin at one place,
 * whole words only, upper and lower case alike, in texts of at least ten characters. A keyword inside a
 * longer one is not a mention of its own.
 */
export function mentionsIn(text: string, keywords: KeywordIndex): Mention[] {
  const characters = [...text];
  if (characters.length < minimumLength) return [];
  const within = searched(characters);
  const mentions: Mention[] = [];
  for (let index = 0; index < characters.length; ) {
    const found = keywordAt(within, index, keywords);
    const end = index + (found?.characters.length ?? 1);
    if (found?.path !== undefined) {
      const [start = 0, stop = 0] = [within.offsets[index], within.offsets[end]];
      mentions.push({ start, end: stop, path: found.path });
    }
    index = end;
  }
  return mentions;
}

/**
 * Finds the places at which texts of one page become links (spec §7): the first mention of each target,
 * at most one link a target. Planned links stand, and no other one where they do or to where they lead.
 * @param texts the running texts of a page in reading order; no headings, links, buttons or code
 * @param exclude paths that get no link: the page itself, and what it already links to
 * @param planned the places of planned links in each text, in order (`plannedPlaces`)
 * @returns for each text its segments in order
 */
export function contextualLinks(
  texts: readonly string[],
  keywords: KeywordIndex,
  exclude: readonly string[],
  planned: readonly (readonly Mention[])[] = [],
): Segment[][] {
  const done = new Set([...exclude, ...planned.flat().map(({ path }) => path)]);
  return texts.map((text, index) => {
    const own = planned[index] ?? [];
    const found = mentionsIn(text, keywords).filter((mention) => {
      if (done.has(mention.path) || own.some((place) => overlap(place, mention))) return false;
      done.add(mention.path);
      return true;
    });
    const segments: Segment[] = [];
    let plainFrom = 0;
    for (const mention of [...own, ...found].sort((a, b) => a.start - b.start)) {
      const { start, end, path } = mention;
      if (start > plainFrom) segments.push({ text: text.slice(plainFrom, start) });
      const link = { text: text.slice(start, end), path };
      segments.push(own.includes(mention) ? { ...link, isPlanned: true } : link);
      plainFrom = end;
    }
    if (plainFrom < text.length || text === '') segments.push({ text: text.slice(plainFrom) });
    return segments;
  });
}
