import { colours } from '@/lib/pictures/weave';

type Thread = { colour: string; at: number; length: number };

/** The fringe of the site's pages (`app/globals.css`), turned: threads that run out at the side of a cloth. */
const threads: readonly Thread[] = [
  { colour: colours.deep, at: 6, length: 38 },
  { colour: colours.coral, at: 24, length: 26 },
  { colour: colours.mango, at: 42, length: 32 },
];
const repeat = 54;
const thickness = 3;

/**
 * Loose threads at the left side of a cloth.
 * @param x where the cloth begins
 * @param height of the cloth, from the top of the picture
 */
export function fringe(x: number, height: number): string {
  return threads
    .map(({ colour, at, length }) => {
      const count = Math.ceil((height - at) / repeat);
      const rows = Array.from({ length: count }, (_, index) => at + index * repeat);
      const data = rows.map((y) => `M${x} ${y}v${thickness}h-${length}v-${thickness}z`).join('');
      return `<path fill="${colour}" d="${data}"/>`;
    })
    .join('');
}

/** Stripes from the edge of a band inwards: distance, thickness and colour (`selvedge` of the site). */
const stripes = [
  [0, 10, colours.deep],
  [14, 4, colours.coral],
  [22, 4, colours.mango],
] as const;

/**
 * The woven edge of a band.
 * @param y where the edge is
 * @param inwards 1 where the band is below it, -1 where it is above
 */
export function selvedge(x: number, y: number, width: number, inwards: 1 | -1): string {
  return stripes
    .map(([distance, height, colour]) => {
      const top = inwards === 1 ? y + distance : y - distance - height;
      return `<path fill="${colour}" d="M${x} ${top}h${width}v${height}h-${width}z"/>`;
    })
    .join('');
}

/** A line of stitches downwards. */
export function stitches(x: number, y: number, height: number): string {
  const [length, gap] = [14, 10];
  const count = Math.floor((height + gap) / (length + gap));
  const begin = y + Math.round((height - count * (length + gap) + gap) / 2);
  const data = Array.from(
    { length: count },
    (_, index) => `M${x} ${begin + index * (length + gap)}h4v${length}h-4z`,
  ).join('');
  return `<path fill="${colours.lagoon}" d="${data}"/>`;
}
