/**
 * `npm run fonts`: the site's two families cut down to the characters that English, Spanish and German
 * need, into `app/fonts/`. Run it after an update of the `@fontsource-variable` packages, or when a
 * Latin language with other letters joins.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Basic Latin, the letters and signs of the three languages, and the punctuation of running text. */
const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ºªÄÖäößàèç';
const signs = '\u00a0\u00ad§©°·×«»€–—‘’‚“”„•…−→\u2009\u2011\u2060\u202f';

/**
 * Writes one family.
 * @param weights that the site sets it in: one, or from the lightest to the heaviest
 * @param hasFigures whether glyphs for other figures come along, which `tabular-nums` asks for
 */
async function write(
  family: string,
  source: string,
  weights: number | { min: number; max: number },
  hasFigures: boolean,
) {
  const subset = await subsetFont(
    readFileSync(require.resolve(source)),
    basicLatin + letters + signs,
    {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      noLayoutClosure: !hasFigures,
      // Screens that need hints are no longer made.
      noHinting: true,
    },
  );
  writeFileSync(`app/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}

mkdirSync('app/fonts', { recursive: true });
const brygada = '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
await write('brygada-1918', brygada, 600, false);
await write('instrument-sans', sans, { min: 400, max: 600 }, true);
