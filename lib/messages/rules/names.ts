const address = /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\bwww\.\S+/g;

/** Forms of agencies keep their English names, sections of a law their letters. */
const official = /\b(?:BIR )?Form \d{4}(?:-?[A-Z]{1,2})?\b|\b\d{1,2}\([a-z]\)/g;

/** A word in Latin letters with what joins its parts: `Mayor’s`, `Pag-IBIG`, `HIV/AIDS`, `1601-EQ`. */
const latinWord =
  /[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d]|[’'&.+/-](?=[\p{Script=Latin}\d]))*/gu;

/** A part of a word that no language translates: an abbreviation (`BIR`, `eFPS`), a single letter, what has a figure. */
const codePart = /^(?:e?\p{Lu}{2,6}|\p{L}|.*\d.*)$/u;

function isCode(word: string): boolean {
  return word.split(/[^\p{L}\p{M}\d]+/u).every((part) => codePart.test(part));
}

/** The places at which a word or phrase stands by itself in a text, as a pattern; letter case counts. */
export function wholePhrase(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const edge = String.raw`[\p{Script=Latin}\p{M}\d]`;
  return new RegExp(`(?<!${edge})${escaped}(?!${edge})`, 'gu');
}

/** A text with a single letter, which is no translatable word, for some of its phrases, the longest first. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  return phrases
    .filter((phrase) => text.includes(phrase))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replace(wholePhrase(phrase), 'X'), text);
}

/** A text without what is no word of any language: addresses, and names of forms and sections. */
export function withoutAddressesAndForms(text: string): string {
  return text.replace(address, 'X').replace(official, 'X');
}

/** The words in Latin letters that could be translated: no abbreviations in capitals, figures or single letters. */
export function translatableWords(text: string): string[] {
  return (text.match(latinWord) ?? []).filter((word) => !isCode(word));
}
