/** A part of a text, and whether no line may break within it. */
export type TextPiece = { text: string; isUnbroken: boolean };

const number = String.raw`\d(?:[\d.,]*\d)?`;
const dash = '[–—~～]';

/** What a number counts in Chinese and Japanese, which write it without a space. */
const unit =
  '(?:個工作日|个工作日|工作日|営業日|小时|小時|時間|分钟|分鐘|(?:个月|個月|か月|ヶ月|カ月)[目分]?|週間|年間|ページ|種類|[天日周週年月分枚件回歳岁])';

/** Numbers with their units and signs, and names with a hyphen. */
const inText = [
  String.raw`\bPag-IBIG\b`,
  // The prefix of E-Mail-Postfach, which would be alone at the end of a line.
  String.raw`(?<![\p{L}\d-])[Ee]-\p{Script=Latin}{2,8}(?!\p{L})`,
  // A form or an issuance: 1601-C, 12-99, 2019-012.
  String.raw`\b\d{4}-[A-Z]{1,2}\b`,
  String.raw`\b\d{1,4}-\d{2,4}\b`,
  // A day or a month: 2026年12月31日, 3月1日.
  String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?`,
  // A range, a number with signs of thousands, and the unit: 4～8週間, 第13个月, 10万, 12%입니다.
  String.raw`第?${number}(?:[万億亿千만천억](?:${number})?)*(?:${dash}${number}[万億亿千만천억]?)?(?:${unit}|%\p{Script=Hangul}+)?`,
];

/** Japanese words that fit even the narrowest line. Between their letters browsers may break a line: ビ|ザ. */
const katakana = '(?<![ァ-ヴー])[ァ-ヴー]{2,7}(?![ァ-ヴー])';

/**
 * The ideograph before a number or a name. Between an ideograph and an element, `text-autospace` would set its space
 * into the element, and browsers keep that at the start of a line.
 */
const before = String.raw`\p{Script=Han}?`;

/** Where browsers would break a line of a heading although words are kept whole. */
const inHeading = [
  // The dot of a list and the letter after it; in Korean the whole list.
  String.raw`・\p{L}`,
  String.raw`(?<!\p{L})\p{Script=Hangul}{1,4}(?:·\p{Script=Hangul}{1,4}){1,2}(?![\p{L}·])`,
  // A bracket and the particle after it.
  String.raw`[）」』]\p{Script=Hiragana}`,
];

const candidates = {
  text: new RegExp(`${before}(?:${inText.join('|')})|${katakana}`, 'gu'),
  heading: new RegExp([...inText, ...inHeading].join('|'), 'gu'),
} as const;

/** A number by itself, which no browser divides. */
const plainNumber = /^\p{Script=Han}?[\d.,]+$/u;

/**
 * Splits off the parts within which browsers would break a line but must not: ranges of numbers
 * (`10,000–50,000`), numbers with a unit that follows without a space (`24小时`), names such as Pag-IBIG; in a text
 * words in katakana, in a heading lists with dots, and particles after a bracket.
 * @returns the parts in order; together they are the text
 */
export function unbrokenParts(text: string, kind: keyof typeof candidates = 'text'): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { index, 0: found } of text.matchAll(candidates[kind])) {
    if (plainNumber.test(found)) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), isUnbroken: false });
    pieces.push({ text: found, isUnbroken: true });
    at = index + found.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isUnbroken: false });
  return pieces;
}
