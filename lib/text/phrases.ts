import { loadDefaultJapaneseParser, loadDefaultSimplifiedChineseParser, type Parser } from 'budoux';

/** A place at which a line may break, without a width (U+200B). */
export const breakPlace = '\u200b';

const loaders: Readonly<Record<string, () => Parser>> = {
  ja: loadDefaultJapaneseParser,
  zh: loadDefaultSimplifiedChineseParser,
};

const parsers = new Map<string, Parser>();

function parserOf(lang: string): Parser | undefined {
  const [language = ''] = lang.split('-');
  const known = parsers.get(language) ?? loaders[language]?.();
  if (known !== undefined) parsers.set(language, known);
  return known;
}

/** What no line of a heading begins with: it belongs to the word before it. */
const leaning = /^[的地得了吗呢们等之者性\p{Pe}\p{Pf}、。，：；？！・·]/u;

/** What no line of a heading ends with: it belongs to the word after it. */
const leading = /(?:^|[\p{P}\s\u200b])[和与及或从在对为以向按把被给由到所]$|[\p{Ps}\p{Pi}·・]$/u;

/**
 * Marks the places at which a heading in Japanese or Chinese may break: between phrases, as somebody would
 * set it by hand, and not within a word. Its element has `word-break: keep-all`. Texts in other languages
 * have spaces and stay as they are.
 * @param lang tag of the language
 */
export function markPhrases(text: string, lang: string): string {
  const parser = parserOf(lang);
  if (parser === undefined) return text;
  return parser.parse(text).reduce((marked, phrase) => {
    const isTogether = marked === '' || leaning.test(phrase) || leading.test(marked);
    return marked + (isTogether ? '' : breakPlace) + phrase;
  }, '');
}
