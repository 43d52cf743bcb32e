import { groupBy } from '@/lib/objects/group-by';
import { overlap, type Place } from './places';
import { isWholeCompound, isWord } from './word-boundary';
import { fold } from './words';

/** The keywords of one page that texts are linked to. */
export type KeywordGroup = {
  /** Path of the page, without locale prefix. */
  path: string;
  keywords: readonly string[];
};

/** A piece of a text: plain, or to be linked to `path`, where an editor has planned that or by a keyword. */
export type Segment = { text: string; path?: string; isPlanned?: true };

/** Texts shorter than this get no links. */
const minLength = 10;

/** One without a path is not linked, nor are keywords inside it. */
type Keyword = { word: string; path: string | undefined };

/** The keywords of a language, prepared for looking them up in texts. */
export type KeywordIndex = {
  lang: string;
  /** By their first character, the longest first: the longest that fits wins. */
  byFirst: ReadonlyMap<string, readonly Keyword[]>;
};

type KeywordLanguage = {
  /** Language tag, by which words are segmented where there are no spaces. */
  lang: string;
  /** Words that are not linked, nor are keywords inside them: 税務調査 is not about 税務. */
  longerWords?: readonly string[];
};

/** A text in lower case, at the same offsets: a character that would become longer stays. */
function inLowerCase(text: string): string {
  return text.replace(/\p{Lu}/gu, (capital) => {
    const lower = fold(capital);
    return lower.length === capital.length ? lower : capital;
  });
}

/** Prepares the keywords of a language for looking them up in texts: done once, not for each page. */
export function keywordIndex(
  groups: readonly KeywordGroup[],
  { lang, longerWords = [] }: KeywordLanguage = { lang: 'en' },
): KeywordIndex {
  const paths = new Map<string, string | undefined>();
  const words = [
    ...groups.flatMap(({ path, keywords }) => keywords.map((keyword) => ({ keyword, path }))),
    ...longerWords.map((keyword) => ({ keyword, path: undefined })),
  ];
  for (const { keyword, path } of words) {
    const word = inLowerCase(keyword);
    if (!paths.has(word)) paths.set(word, path);
  }
  const longestFirst = [...paths]
    .map(([word, path]) => ({ word, path }))
    .sort((a, b) => b.word.length - a.word.length);
  return { lang, byFirst: groupBy(longestFirst, ({ word }) => word.charAt(0)) };
}

/** A keyword in a text, and the path that it leads to. */
export type Mention = Place & { path: string };

/**
 * Finds all mentions in a text in reading order: the longest keyword where several begin at one place,
 * whole words only, upper and lower case alike, in texts of at least ten characters. A keyword inside a
 * longer one is not a mention of its own.
 */
export function mentionsIn(text: string, { lang, byFirst }: KeywordIndex): Mention[] {
  if (text.length < minLength) return [];
  const lower = inLowerCase(text);
  const mentions: Mention[] = [];
  for (let start = 0; start < text.length; ) {
    const from = start;
    const found = byFirst.get(lower.charAt(from))?.find(({ word, path }) => {
      const to = from + word.length;
      if (!lower.startsWith(word, from) || !isWord(text, from, to)) return false;
      return path === undefined || isWholeCompound(text, from, to, lang);
    });
    const end = start + (found?.word.length ?? 1);
    if (found?.path !== undefined) mentions.push({ start, end, path: found.path });
    start = end;
  }
  return mentions;
}

/**
 * Finds the places at which texts of one page become links: the first mention of each target,
 * at most one link a target. Planned links come first: no other link overlaps one or has its target.
 * @param texts the running texts of a page in reading order; no headings, links, buttons or code
 * @param exclude paths that get no link: the page itself, and pages that it already links to
 * @param planned the places of planned links in each text (`plannedPlaces`)
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
    const plannedHere = planned[index] ?? [];
    const found = mentionsIn(text, keywords).filter((mention) => {
      if (done.has(mention.path)) return false;
      if (plannedHere.some((place) => overlap(place, mention))) return false;
      done.add(mention.path);
      return true;
    });
    const segments: Segment[] = [];
    let plainFrom = 0;
    for (const mention of [...plannedHere, ...found].sort((a, b) => a.start - b.start)) {
      const { start, end, path } = mention;
      if (start > plainFrom) segments.push({ text: text.slice(plainFrom, start) });
      const link = { text: text.slice(start, end), path };
      segments.push(plannedHere.includes(mention) ? { ...link, isPlanned: true } : link);
      plainFrom = end;
    }
    if (plainFrom < text.length || text === '') segments.push({ text: text.slice(plainFrom) });
    return segments;
  });
}
