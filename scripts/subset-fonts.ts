/**
 * `npm run fonts`: makes `app/fonts/` from the table of `content/fonts.ts`. The fonts are cut down to the
 * characters that English, Spanish and German need, and their style sheet holds what stands in for them until
 * they have arrived. Run it after an update of the `@fontsource-variable` packages, or when a Latin language
 * with other letters joins.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { typefaces } from '@/content/fonts';
import { browserArguments, ensureBrowser, findBrowser } from './browser.mjs';

const require = createRequire(import.meta.url);

/** Basic Latin, the letters and signs of the three languages, and the punctuation of running text. */
const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ºªÄÖäößàèç';
const signs = '\u00a0\u00ad§©°·×«»€–—‘’‚“”„•…−→\u2009\u2011\u2060\u202f';

/** Letters as often as texts of the site have them: what fonts are compared by. */
const sample =
  'Bookkeeping, payroll and taxes for companies in the Philippines: we keep your records in order, file every ' +
  'return before its deadline and answer within one working day. Wir führen Ihre Bücher und melden Löhne und ' +
  'Steuern fristgerecht. Llevamos su contabilidad y presentamos cada declaración a tiempo.';

/**
 * Fonts of desktops and iPhones, then of Android; on Linux, Liberation has the widths of Arial and Times. The
 * width is that of the sample, in em, as the headings and texts of the site compare with it.
 */
const systemFonts = {
  'serif regular': [
    { set: 'Fallback', width: 122.5, local: 'Times New Roman, Liberation Serif' },
    { set: 'Android', width: 146.3, local: 'Noto Serif' },
  ],
  'serif bold': [
    { set: 'Fallback', width: 130.4, local: 'Times New Roman Bold, Liberation Serif Bold' },
    { set: 'Android', width: 154.3, local: 'Noto Serif Bold' },
  ],
  'sans-serif regular': [
    { set: 'Fallback', width: 134.7, local: 'Arial, Liberation Sans, Roboto, Roboto-Regular' },
  ],
  'sans-serif bold': [
    { set: 'Fallback', width: 145, local: 'Arial Bold, Liberation Sans Bold' },
    { set: 'Android', width: 136.6, local: 'Roboto Bold' },
  ],
};

/** What a package says of its font; whatever is no serif gets a sans serif to stand in for it. */
const metadata = z.object({
  family: z.string(),
  category: z.enum(['serif', 'sans-serif']).catch('sans-serif'),
});

/** How long the sample is in a font, and how far its lines reach up and down, in thousandths of an em. */
function measure(page: Page, font: Buffer, weight: number) {
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return page.evaluate(
    async ([source, weight, sample]) => {
      document.fonts.clear();
      document.fonts.add(await new FontFace('Measured', source, { weight: '1 1000' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('This browser draws no text.');
      context.font = `${weight} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    [source, weight, sample] as const,
  );
}

/** A rule in one line. */
function fontFace(family: string, src: string, weight: string | number, rest: string): string {
  return `@font-face { font-family: "${family}"; src: ${src}; font-weight: ${weight}; ${rest}; }\n`;
}

/** Writes the font file of a role, and says what its style sheet needs. */
async function write(page: Page, role: keyof typeof typefaces) {
  const { id, weights } = typefaces[role];
  const resolve = (file: string) => require.resolve(`@fontsource-variable/${id}/${file}`);
  const json = readFileSync(resolve('metadata.json'), 'utf8');
  const { family, category } = metadata.parse(JSON.parse(json));
  const [min, max = min] = weights;
  const font = await subsetFont(
    readFileSync(resolve(`files/${id}-latin-wght-normal.woff2`)),
    basicLatin + letters + signs,
    {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
      // For `tabular-nums`, which headings do not have.
      noLayoutClosure: role === 'display',
      // Screens that need hints are no longer made.
      noHinting: true,
    },
  );
  writeFileSync(`app/fonts/${role}.woff2`, font);
  console.log(`${family}: ${font.length} bytes`);

  let standIns = '';
  const families = new Set<string>();
  for (const weight of weights) {
    const { width, ascent, descent } = await measure(page, font, weight);
    const kind = `${category} ${weight < 600 ? 'regular' : 'bold'}` as const;
    for (const system of systemFonts[kind]) {
      const size = Math.round(width / system.width);
      const percent = (metric: number) => `${Math.round((metric / size) * 1000) / 10}%`;
      const local = system.local.split(', ').map((name) => `local("${name}")`);
      const lines = `ascent-override: ${percent(ascent)}; descent-override: ${percent(descent)}`;
      const overrides = `${lines}; line-gap-override: 0%; size-adjust: ${size / 10}%`;
      standIns += fontFace(`${family} ${system.set}`, local.join(', '), weight, overrides);
      families.add(`"${family} ${system.set}"`);
    }
  }
  const last = category === 'serif' ? 'serif' : 'system-ui, sans-serif';
  return {
    face: (name: string, display: 'swap' | 'optional') =>
      fontFace(
        name,
        `url("./${role}.woff2") format("woff2")`,
        weights.join(' '),
        `font-display: ${display}`,
      ),
    family,
    standIns,
    list: [...families, last].join(', '),
  };
}

ensureBrowser();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const page = await browser.newPage();
  const display = await write(page, 'display');
  const sans = await write(page, 'sans');
  const opening = `${sans.family} Opening`;
  const css = `/* Made by npm run fonts from content/fonts.ts. */
${display.face(display.family, 'swap')}${sans.face(sans.family, 'swap')}
/* The paragraph below the first heading keeps the letters in which it is read: no word moves to another line. */
${sans.face(opening, 'optional')}
/* What stands in for them takes the same room: little moves when they arrive. */
${display.standIns}${sans.standIns}
@theme {
  --font-display: "${display.family}", ${display.list};
  --font-sans: "${sans.family}", ${sans.list};
  --font-opening: "${opening}", ${sans.list};
}
`;
  writeFileSync('app/fonts/fonts.css', css);
} finally {
  await browser.close();
}
