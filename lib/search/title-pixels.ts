/** Advance widths of Arial in thousandths of the type size; characters that are not listed count as wide. */
const widths: readonly [thousandths: number, characters: string][] = [
  [191, "'"],
  [222, 'ijl‚‘’'],
  [260, '|'],
  [278, ' \u00a0!,./:;I[\\]ftíÍ·'],
  [334, '()-`r¡“”„{}"'],
  [389, '*'],
  [400, '°'],
  [500, 'Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopquäöüáéóúñ«»–€'],
  [584, '+<=>~'],
  [611, 'FTZß¿'],
  [667, '&ABEKPSVXYÄÁÉ'],
  [722, 'CDHNRUwÜÚÑ'],
  [778, 'GOQÖÓ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
];

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((one) => [one, width] as const)),
);

/** Type size of a result’s title on a search page, in pixels. */
const size = 20;

/** Width of a character that Arial has none of, such as a Chinese one (design.md §4). */
const wide = 22;

/** Width of a title on a search page, in pixels: pages cut it by width, not by characters. */
export function titlePixels(title: string): number {
  const pixels = [...title].reduce((sum, one) => {
    const width = widthOf.get(one);
    return sum + (width === undefined ? wide : (width * size) / 1000);
  }, 0);
  return Math.ceil(pixels);
}
