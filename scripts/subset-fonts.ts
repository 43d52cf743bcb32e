/**
 * `npm run fonts`: the site's two families cut down to the characters that English, Spanish and German
 * need, into `app/fonts/`. Run it after an update of the `@fontsource-variable` packages, or when a
 * Latin language with other letters joins.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The families by the names of their files, with the heaviest weight that the site sets them in. */
const families = {
  'brygada-1918': {
    source: require.resolve(
      '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2',
    ),
    heaviest: 600,
  },
  'instrument-sans': {
    source: require.resolve(
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    ),
    heaviest: 700,
  },
};

/** Basic Latin, the letters and signs of the three languages, and the punctuation of running text. */
const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ÄÖäößàèçôêâî';
const signs = '\u00a0\u00ad§©°·×«»€™–—‘’‚“”„•…‹›−→\u2009\u2011\u2060\u202f';
const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

const characters = basicLatin + letters + signs;

mkdirSync('app/fonts', { recursive: true });
for (const [family, { source, heaviest }] of Object.entries(families)) {
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: heaviest } },
  });
  writeFileSync(`app/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}
