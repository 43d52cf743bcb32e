import { segmenterOf } from './words';

const wordCharacter = /[\p{L}\p{N}\p{M}_-]/u;
const hangul = /\p{Script=Hangul}/u;
const katakana = /[\p{Script=Katakana}ー]/u;
// Han and Hiragana are written without spaces: no character beside them says where a word ends.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/**
 * What follows a Korean noun without a space, also several of them: particles, the copula (입니다), suffixes (별, 용, 등,
 * 들), and forms of the verbs that a noun makes (하다, 되다).
 */
const koreanEndings =
  /^(?:(?:은|는|이|가|을|를|의|에|에게|에서|께|께서|로|으로|와|과|도|만|뿐|까지|부터|보다|처럼|마다|나|이나|란|이란|라는|이라는|라고|이라고|라도|이라도|든|이든|며|이며|이고|하고|인|일|입니다|이므로|이라면|별|용|등|들|하|할|합니다|한|해|된|됩니다|되)+)(?!\p{Script=Hangul})/u;

/** The character before a place of a text, empty at its start; a whole one, also beyond U+FFFF. */
function characterBefore(text: string, index: number): string {
  return [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
}

/** The character at a place of a text, empty at its end; a whole one, also beyond U+FFFF. */
export function characterAt(text: string, index: number): string {
  return [...text.slice(index, index + 2)][0] ?? '';
}

/** Whether a word may begin or end between one of its characters and the character beside it. */
function isBoundary(neighbor: string, own: string): boolean {
  if (!wordCharacter.test(own) || unspaced.test(own)) return true;
  if (katakana.test(own)) return !katakana.test(neighbor);
  if (hangul.test(own)) return !hangul.test(neighbor);
  return (
    !wordCharacter.test(neighbor) ||
    unspaced.test(neighbor) ||
    katakana.test(neighbor) ||
    hangul.test(neighbor)
  );
}

/**
 * Whether the text from `start` to `end` (exclusive) is a whole word, not a part of a longer one. Korean endings
 * (`koreanEndings`) belong to no word. Han and Hiragana end anywhere: in a language that has no spaces, ask `isWholeCompound` too.
 */
export function isWord(text: string, start: number, end: number): boolean {
  const last = characterBefore(text, end);
  const isEnd =
    isBoundary(characterAt(text, end), last) ||
    (hangul.test(last) && koreanEndings.test(text.slice(end)));
  return isEnd && isBoundary(characterBefore(text, start), characterAt(text, start));
}

const japaneseCompoundCharacter = /[\p{Script=Han}\p{Script=Katakana}ー々]/u;

/** Characters that make a longer word of a Chinese noun; dictionaries part them from it. */
const chineseSuffix = /[师员单局官条费率额]/u;

/** Whether the segmenter has a word boundary here; both ends of a text count. */
function isSegmentBoundary(text: string, index: number, segments: Intl.Segments): boolean {
  return index === text.length || segments.containing(index)?.index === index;
}

/**
 * Whether a place in a text of a language without spaces is a whole compound. In Japanese, a run of kanji
 * and katakana is one (税務 is none in 税務申告); in Chinese, where nothing shows an end, a dictionary says
 * so (`Intl.Segmenter`: 报税 is none in 申报税款), and a few suffixes (会计师). Other languages have spaces:
 * always true.
 */
export function isWholeCompound(text: string, start: number, end: number, lang: string): boolean {
  if (lang.startsWith('ja')) {
    const joins = (neighbor: string, own: string) =>
      japaneseCompoundCharacter.test(own) && japaneseCompoundCharacter.test(neighbor);
    return (
      !joins(characterBefore(text, start), characterAt(text, start)) &&
      !joins(characterAt(text, end), characterBefore(text, end))
    );
  }
  if (!lang.startsWith('zh')) return true;
  if (chineseSuffix.test(characterAt(text, end))) return false;
  const segments = segmenterOf(lang).segment(text);
  return isSegmentBoundary(text, start, segments) && isSegmentBoundary(text, end, segments);
}
