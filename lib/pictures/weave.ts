import { randomFrom } from '@/lib/text/random-from';

/**
 * Hablon cloth from a seed: the same seed gives the same cloth. Warp stripes dominate, a sparse weft
 * crosses them through a twill, two or three colors a cloth. Coral is for cloth alone, never for text.
 */

/** A color of `app/globals.css`, and what a drawing calls it. */
type Color = 'on-deep' | 'sand' | 'lagoon' | 'on-deep-primary' | 'deep' | 'accent' | 'coral';
const cssVariable = (color: Color) => `var(--color-${color})`;

type Palette = { ground: Color; main: Color; accent: Color };

/** Palettes by subject, so that its cloths belong together. No ground has the color of a page. */
const palettes = {
  finance: [
    { ground: 'lagoon', main: 'on-deep', accent: 'accent' },
    { ground: 'deep', main: 'on-deep-primary', accent: 'accent' },
    { ground: 'sand', main: 'lagoon', accent: 'accent' },
  ],
  business: [
    { ground: 'accent', main: 'deep', accent: 'on-deep' },
    { ground: 'sand', main: 'coral', accent: 'deep' },
    { ground: 'coral', main: 'on-deep', accent: 'deep' },
  ],
  people: [
    { ground: 'on-deep', main: 'coral', accent: 'lagoon' },
    { ground: 'coral', main: 'deep', accent: 'accent' },
    { ground: 'sand', main: 'lagoon', accent: 'coral' },
  ],
  remote: [
    { ground: 'deep', main: 'accent', accent: 'on-deep-primary' },
    { ground: 'on-deep-primary', main: 'deep', accent: 'on-deep' },
    { ground: 'lagoon', main: 'accent', accent: 'on-deep' },
  ],
} as const satisfies Record<string, Palette[]>;

type Subject = keyof typeof palettes;

type Stripe = { color: Color; width: number };

/** A stripe sequence and its mirror image, the way a warp is laid out. */
function mirrored(half: Stripe[]): Stripe[] {
  return [...half, ...half.slice(0, -1).reverse()];
}

// Threads in one repeat of the twill: widths are multiples of it, so that its diagonal runs on.
const twillRepeat = 4;

function warpOf(random: () => number, { ground, main, accent }: Palette): Stripe[] {
  const pick = (from: number, to: number) =>
    twillRepeat * (from + Math.floor(random() * (to - from + 1)));
  const kind = Math.floor(random() * 4);
  if (kind === 0) {
    // A few broad bands with one fine accent.
    return mirrored([
      { color: ground, width: pick(20, 34) },
      { color: main, width: pick(10, 16) },
      { color: ground, width: pick(2, 4) },
      { color: accent, width: pick(1, 2) },
    ]);
  }
  if (kind === 1) {
    // Graded stripes: the same color, thinner and thinner.
    const first = pick(6, 9);
    return mirrored([
      { color: main, width: first },
      { color: ground, width: pick(2, 3) },
      { color: main, width: Math.max(twillRepeat, first - 4 * twillRepeat) },
      { color: ground, width: pick(4, 6) },
      { color: main, width: twillRepeat },
      { color: ground, width: pick(9, 14) },
      { color: accent, width: pick(1, 3) },
    ]);
  }
  if (kind === 2) {
    // Paired fine lines on a calm ground.
    return mirrored([
      { color: ground, width: pick(16, 26) },
      { color: main, width: twillRepeat },
      { color: ground, width: twillRepeat * 2 },
      { color: main, width: twillRepeat },
      { color: ground, width: pick(5, 8) },
      { color: accent, width: pick(2, 4) },
    ]);
  }
  // Even stripes with an accent in the middle.
  const width = pick(4, 7);
  return mirrored([
    { color: main, width },
    { color: ground, width },
    { color: main, width },
    { color: ground, width },
    { color: accent, width: Math.max(twillRepeat, width - 2 * twillRepeat) },
  ]);
}

function weftOf(random: () => number, { ground, main, accent }: Palette): Stripe[] {
  const gap = twillRepeat * (18 + Math.floor(random() * 24));
  const line = twillRepeat * (1 + Math.floor(random() * 2));
  const color = random() < 0.5 ? accent : main;
  const single = [
    { color: ground, width: gap },
    { color, width: line },
  ];
  if (random() < 0.6) return single;
  return [...single, { color: ground, width: 2 * twillRepeat }, { color, width: twillRepeat }];
}

/** Stripes as path data, one path a color. */
function stripePaths(stripes: Stripe[], horizontal: boolean, length: number, skip?: Color): string {
  const data = new Map<Color, string>();
  let at = 0;
  for (const { color, width } of stripes) {
    if (color !== skip) {
      const rect = horizontal
        ? `M0 ${at}h${length}v${width}H0z`
        : `M${at} 0h${width}v${length}H${at}z`;
      data.set(color, (data.get(color) ?? '') + rect);
    }
    at += width;
  }
  return [...data].map(([color, d]) => `<path fill="${cssVariable(color)}" d="${d}"/>`).join('');
}

function total(stripes: Stripe[]): number {
  return stripes.reduce((sum, stripe) => sum + stripe.width, 0);
}

/** The subject that a name speaks of, for its palette; finance where it says nothing else. */
export function subjectOf(name: string): Subject {
  if (/remote|digital|cyber/.test(name)) return 'remote';
  if (/hr-|payroll|team/.test(name)) return 'people';
  if (/business|asean|cross-border|expansion/.test(name)) return 'business';
  return 'finance';
}

/** Size of a cloth in its own units; the stripes repeat, so it can be cropped to any shape. */
const [width, height] = [640, 400];

/** A piece of cloth as an SVG of one to two kilobytes, its colors by name (`inlineColors`). @param seed any text */
export function weave(seed: string, subject: Subject): string {
  const random = randomFrom(seed);
  const choices = palettes[subject];
  const palette = choices[Math.floor(random() * choices.length)] ?? choices[0];
  const warp = warpOf(random, palette);
  const weft = weftOf(random, palette);
  const [warpSize, weftSize] = [total(warp), total(weft)];
  const ground = cssVariable(palette.ground);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<pattern id="a" width="${warpSize}" height="8" patternUnits="userSpaceOnUse">${stripePaths(warp, false, 8, palette.ground)}</pattern>` +
    `<pattern id="b" width="8" height="${weftSize}" patternUnits="userSpaceOnUse">${stripePaths(weft, true, 8, palette.ground)}</pattern>` +
    // Twills: the ground's weft shows on one of four threads, the weft's lines on two, and each
    // row begins one thread further.
    `<pattern id="t" width="4" height="4" patternUnits="userSpaceOnUse"><path fill="${ground}" d="M0 0h1v1H0zM1 1h1v1H1zM2 2h1v1H2zM3 3h1v1H3z"/></pattern>` +
    `<pattern id="u" width="4" height="4" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h2v1H0zM1 1h2v1H1zM2 2h2v1H2zM3 3h1v1H3zM0 3h1v1H0z"/></pattern>` +
    `<mask id="m"><path fill="url(#u)" d="M0 0h${width}v${height}H0z"/></mask></defs>` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="url(#t)" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="url(#b)" mask="url(#m)" d="M0 0h${width}v${height}H0z"/></svg>\n`
  );
}
