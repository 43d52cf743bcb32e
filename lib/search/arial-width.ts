import { displayWidth } from '@/lib/text/display-width';

/** Advance widths of Arial in thousandths of its size. Accents change none, except for the í. */
const widths: readonly [thousandths: number, characters: string][] = [
  [139, '\u202f'],
  [191, "'"],
  [200, '\u2009'],
  [222, 'ijlł‘’‚'],
  [260, '|¦'],
  [278, ' \u00a0!,./:;I[\\]ftìíîï·'],
  [333, '()-‐‑`r¡“”„‹›¨´¸¹²³'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [365, 'º'],
  [370, 'ª'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [537, '¶'],
  [549, '±÷≈≤≥'],
  [556, '#$0123456789?L_abdeghnopquŁ¢£¤¥§«»ðþ–†‡€'],
  [576, 'µ'],
  [584, '+<=>~¬×−'],
  [611, 'FTZßø¿'],
  [667, '&ABEKPSVXYÞ'],
  [722, 'CDHNRUwÐ'],
  [737, '©®'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [834, '¼½¾'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, 'ÆŒ—…‰™←→'],
  [1015, '@'],
];

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
);

/** A character that Arial lacks and fonts of the platform draw on a full square. */
const full = 1000;
/** Noto Sans CJK, as on Android and Linux, sets syllables closer than characters. */
const hangul = 920;
/** A letter of Arial that is not listed, such as one of another alphabet. */
const usual = 556;

const symbol = /[\p{So}\p{No}]/u;
const withoutWidth = /[\p{M}\p{Cf}]/u;
const syllable = /[\uac00-\ud7a3]/u;

function widthOfCharacter(character: string): number {
  const width = widthOf.get(character);
  if (width !== undefined) return width;
  if (withoutWidth.test(character)) return 0;
  if (syllable.test(character)) return hangul;
  if (displayWidth(character) === 2 || symbol.test(character)) return full;
  return widthOf.get([...character.normalize('NFD')][0] ?? '') ?? usual;
}

/**
 * Width of a text on one line in pixels, in Arial of a type size in pixels; Chinese, Japanese and Korean
 * in the fonts that browsers take for them. Kerning is left out: it makes less than 1 % of a title.
 */
export function arialWidth(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, one) => sum + widthOfCharacter(one), 0);
  return (thousandths * size) / 1000;
}

/** Width of a text on one line, in pixels. */
export type Measure = (text: string) => number;

function canvas(): CanvasRenderingContext2D | null {
  return typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
}

/** Measures texts in Arial of a size in pixels: in a browser by its own fonts, elsewhere by the table. */
export function arialMeasure(size: number): Measure {
  const context = canvas();
  if (context === null) return (text) => arialWidth(text, size);
  context.font = `${size}px Arial, sans-serif`;
  return (text) => context.measureText(text).width;
}
