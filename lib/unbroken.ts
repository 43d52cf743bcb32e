/** Part of a text; `unbroken` parts stay on one line. */
export type UnbrokenPart = { text: string; unbroken: boolean };

const range = String.raw`\d(?:[\d.,]*\d)?[–~～-]\d(?:[\d.,]*\d)?`;
/** Compounds short enough for the narrowest heading: a longer one may still break at its hyphen. */
const compound = String.raw`[\p{L}\d]{1,9}-[\p{L}\d]{1,9}`;

const patterns = {
  range: new RegExp(`(${range})`, 'u'),
  // With the punctuation beside it, which a line must not begin or end with.
  heading: new RegExp(String.raw`((?<!\S)\p{P}?(?:${range}|${compound})\p{P}{0,2}(?!\S))`, 'u'),
};

/**
 * Divides a text at what must not be broken over two lines: ranges of numbers (`4–8`), and in headings
 * short compounds (`well-kept`) too. Markup instead of joining characters, so that searching finds them.
 * @returns the parts in order; joined they are the text
 */
export function unbrokenParts(text: string, kind: keyof typeof patterns): UnbrokenPart[] {
  // Splitting by a pattern with one group puts the matches at the odd places.
  return text
    .split(patterns[kind])
    .map((part, place) => ({ text: part, unbroken: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
