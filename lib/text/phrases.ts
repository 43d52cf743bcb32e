import { loadDefaultJapaneseParser, type Parser } from 'budoux';
import { unbrokenParts } from './unbroken-parts';
import { unbrokenWords } from './unbroken-words';
import { indexesOf, segmenterOf } from './words';

/**
 * Text that must not begin a line of a heading, as it belongs to the word before: Chinese particles and suffixes,
 * closing brackets and quotation marks, punctuation, and words for places or units that stand alone (`里`, `个`).
 */
const noLineStart =
  /^(?:[的地得了吗呢们等之者性\p{Pe}\p{Pf}、。，：；？！・·]|[里中上下个项次份张家种类位名日月年]$)/u;

/**
 * Text that must not end a line of a heading, as it belongs to the word after: a conjunction, preposition, numeral or
 * adverb of one Chinese character that stands alone, an opening bracket or quotation mark.
 */
const noLineEnd =
  /(?:^|[\p{P}\s])[和与及或从在对为以向按把被给由到所不没各每哪几一二两三四五六七八九十您我可再先更最请第]$|[\p{Ps}\p{Pi}·・]$/u;

let japanese: Parser | undefined;

/** Nine characters fill a line of the largest heading on a phone: each is 10vw wide (`--text-display`). */
const longestPhrase = 9;

/** Where Katakana meets kanji: there a phrase that is too long is divided, `コンプライアンス|管理`. */
const betweenScripts = /(?<=[\p{Script=Katakana}ー]{3})(?=\p{Script=Han}{2})/u;

/** Phrases of Japanese, each a noun with its particles; a word segmenter would split these. */
function japanesePhrases(text: string): string[] {
  japanese ??= loadDefaultJapaneseParser();
  return japanese
    .parse(text)
    .flatMap((phrase) => (phrase.length > longestPhrase ? phrase.split(betweenScripts) : phrase));
}

const singleHan = /^\p{Script=Han}$/u;

/** Words of Chinese. Adjacent characters that are not in the segmenter's dictionary are taken as one word: 薪资. */
function chineseWords(text: string): string[] {
  const words: string[] = [];
  // Whether the last word is made of such characters.
  let endsInSingle = false;
  for (const { segment } of segmenterOf('zh-Hans').segment(text)) {
    const isSingle =
      singleHan.test(segment) && !noLineEnd.test(segment) && !noLineStart.test(segment);
    if (isSingle && endsInSingle) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
    endsInSingle = isSingle;
  }
  return words;
}

const parsers: Readonly<Record<string, (text: string) => string[]>> = {
  ja: japanesePhrases,
  zh: chineseWords,
};

/** Characters of texts without spaces between words. */
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]/u;

/** Characters between which a word or number must not break: `QuickBooks`, `9(g)`, `24/7`. */
const unbreakable = /[\p{Script=Latin}\d()/-]/u;

/** Whether the next piece belongs on the line of the phrase before it. */
function belongTogether(phrase: string, piece: string): boolean {
  const [last = '', first = ''] = [phrase.at(-1), piece[0]];
  return (
    piece.trim() === '' ||
    noLineStart.test(piece) ||
    noLineEnd.test(phrase) ||
    (unbreakable.test(last) && unbreakable.test(first)) ||
    // `text-autospace` sets no space between a digit and a Han character that a `<wbr>` separates.
    (/\d/.test(last) && singleHan.test(first))
  );
}

/** Offsets at which phrases begin, by the parser and the adjacent characters; the first one is 0. */
function beginnings(pieces: readonly string[]): Set<number> {
  const found = new Set([0]);
  let at = 0;
  let phrase = '';
  for (const piece of pieces) {
    if (phrase !== '' && !belongTogether(phrase, piece)) {
      found.add(at);
      phrase = '';
    }
    phrase += piece;
    at += piece.length;
  }
  return found;
}

/** A line may break before an opening bracket: `BIR|（内国歳入庁）の`. */
const openBracket = /(?<=\S)（/gu;
/** It may not break between a closing bracket and the particle after it. */
const closedBracket = /(?<=[）」』])\p{Script=Hiragana}/gu;

/** Offsets of the dots in lists that are too long for a line: it may break before each, so that none ends with one. */
function dotsOfLongPhrases(text: string, starts: ReadonlySet<number>): number[] {
  const places = [...starts, text.length].sort((a, b) => a - b);
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? 0;
    if (to - from <= longestPhrase) return [];
    return indexesOf('・', text).filter((at) => at > from && at < to);
  });
}

/** Joins phrases of a single character with others, so that none stands alone on a line. */
function withoutSingles(phrases: readonly string[]): string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before !== undefined && ([...before].length === 1 || [...phrase.trim()].length <= 1)) {
      joined[joined.length - 1] = before + phrase;
    } else joined.push(phrase);
  }
  return joined;
}

/**
 * Divides a heading in Japanese or Chinese into the phrases between which a line may break: not within a word,
 * a number with its unit or a term, and without a line of one character. A text in another language has
 * spaces, and is one phrase.
 * @param lang language tag (BCP 47), such as `zh-Hans`
 * @param terms of the site in that language, which stay whole
 */
export function phrasesOf(text: string, lang: string, terms: readonly string[] = []): string[] {
  const [language = ''] = lang.split('-');
  const parse = parsers[language];
  if (parse === undefined || !cjk.test(text)) return [text];
  const starts = beginnings(parse(text));
  for (const { index } of text.matchAll(openBracket)) starts.add(index);
  for (const { index } of text.matchAll(closedBracket)) starts.delete(index);
  for (const dot of dotsOfLongPhrases(text, starts)) starts.add(dot);
  const numbers: { string: string; from: number }[] = [];
  let at = 0;
  for (const { text: part, isUnbroken } of unbrokenParts(text, 'heading')) {
    if (isUnbroken) numbers.push({ string: part, from: at });
    at += part.length;
  }
  const words = [...(unbrokenWords[language] ?? []), ...terms].flatMap((string) =>
    indexesOf(string, text).map((from) => ({ string, from })),
  );
  for (const { string, from } of [...numbers, ...words]) {
    for (let inside = from + 1; inside < from + string.length; inside += 1) starts.delete(inside);
  }
  const places = [...starts].sort((a, b) => a - b);
  return withoutSingles(places.map((from, index) => text.slice(from, places[index + 1])));
}
