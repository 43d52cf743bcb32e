/** Part of a text; `unbroken` parts stay on one line. */
export type UnbrokenPart = { text: string; unbroken: boolean };

const range = String.raw`\d(?:[\d.,]*\d)?[–~～-]\d(?:[\d.,]*\d)?`;
/**
 * What a small number counts: in an alphabet the word after it, if that is short enough for a narrow
 * column. Chinese, Japanese and Korean write on without a space, so there the units are named.
 */
const unit = String.raw`(?:\s[\p{Script=Latin}]{1,11}(?![\p{L}\d])|\s?(?:個工作日|个工作日|工作日|営業日|小时|小時|時間|分钟|分鐘|个月|個月|か月|ヶ月|カ月|週間|[天日周週年分]|시간|개월|[분일주년]))`;
const quantity = String.raw`(?<![\p{Script=Latin}\d.,–~～-])\d{1,3}(?:[–~～-]\d{1,3})?${unit}`;
/** Compounds short enough for the narrowest heading: a longer one may still break at its hyphen. */
const compound = String.raw`[\p{L}\d]{1,9}-[\p{L}\d]{1,9}`;

const patterns = {
  text: new RegExp(`(${quantity}|${range})`, 'u'),
  // With the punctuation beside it, which a line must not begin or end with.
  heading: new RegExp(
    String.raw`((?<!\S)\p{P}?(?:${quantity}|${range}|${compound})\p{P}{0,2}(?!\S))`,
    'u',
  ),
};

/**
 * Divides a text at what must not be broken over two lines: ranges of numbers (`10,000–50,000`), small
 * numbers and what they count (`4–8 weeks`), and in headings short compounds (`well-kept`) too. Markup
 * instead of joining characters, so that searching finds them.
 * @returns the parts in order; joined they are the text
 */
export function unbrokenParts(text: string, kind: keyof typeof patterns): UnbrokenPart[] {
  // Splitting by a pattern with one group puts the matches at the odd places.
  return text
    .split(patterns[kind])
    .map((part, place) => ({ text: part, unbroken: place % 2 === 1 }))
    .filter((part) => part.text !== '');
}
