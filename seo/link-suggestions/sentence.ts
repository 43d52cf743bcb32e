/**
 * The sentence of a text in which words stand; more than one where they go on beyond its end, as in “das
 * 13. Monatsgehalt”.
 * @param start offset of the words in the text
 * @param end offset of what follows them
 * @param lang tag of the language
 */
export function sentenceAt(text: string, start: number, end: number, lang: string): string {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text);
  const first = sentences.containing(start);
  const last = sentences.containing(end - 1);
  if (first === undefined || last === undefined) return text;
  return text.slice(first.index, last.index + last.segment.length).trim();
}
