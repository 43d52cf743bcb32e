/**
 * `npm run fonts`: the site's two families cut down to the characters that English, Spanish and German
 * need, into `app/fonts/`. Run it after an update of the `@fontsource-variable` packages, or when a
 * Latin language with other letters joins.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** A family by the name of its files. */
type Family = {
  source: string;
  /** Weights that the site sets it in: one, or from the lightest to the heaviest. */
  weights: number | { min: number; max: number };
  /** Whether glyphs for other figures come along, which `tabular-nums` asks for. */
  hasFigures: boolean;
};

const families: Record<string, Family> = {
  'brygada-1918': {
    source: require.resolve(
      '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    ),
    weights: 600,
    hasFigures: false,
  },
  'instrument-sans': {
    source: require.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ),
    weights: { min: 400, max: 600 },
    hasFigures: true,
  },
};

/** Basic Latin, the letters and signs of the three languages, and the punctuation of running text. */
const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ºªÄÖäößàèç';
const signs = '\u00a0\u00ad§©°·×«»€–—‘’‚“”„•…−→\u2009\u2011\u2060\u202f';
const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

const characters = basicLatin + letters + signs;

mkdirSync('app/fonts', { recursive: true });
for (const [family, { source, weights, hasFigures }] of Object.entries(families)) {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noLayoutClosure: !hasFigures,
    // Screens that need hints are no longer made.
    noHinting: true,
  });
  writeFileSync(`app/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}
