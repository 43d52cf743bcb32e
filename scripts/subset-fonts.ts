/**
 * `npm run fonts`: makes `app/fonts/` from the table of `content/fonts.ts`. The fonts are subsets with
 * the characters that English, Spanish and German need, and their style sheet has the fallback fonts for the time
 * until they have arrived. Run it after an update of the `@fontsource-variable` packages, or when a Latin language
 * with other letters joins.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright';
import subsetFont from 'subset-font';
import { fontSample, systemFonts, typefaces } from '@/content/fonts';
import { browserArguments, ensureBrowser, findBrowser } from './browser.mjs';

const require = createRequire(import.meta.url);

/** Basic Latin, the letters and signs of the languages in Latin letters, and the punctuation of running text. */
const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const letters = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ºªÄÖäößàèç';
const signs = '\u00a0\u00ad§©°·×«»€–—‘’‚“”„•…−→\u2009\u2011\u2060\u202f';

/** Width, ascent and descent of the sample in a font, in thousandths of an em. */
function measure(page: Page, font: Buffer, weight: number) {
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return page.evaluate(
    async ([source, weight, text]) => {
      document.fonts.clear();
      document.fonts.add(await new FontFace('Measured', source, { weight: '1 1000' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('This browser draws no text.');
      context.font = `${weight} 1000px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
    },
    [source, weight, fontSample] as const,
  );
}

function fontFace(declarations: Record<string, string | number>): string {
  const all = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${all.join(' ')} }\n`;
}

/** Writes the font file of a role, and says what its style sheet needs. */
async function write(page: Page, role: keyof typeof typefaces) {
  const { id, family, category, weights } = typefaces[role];
  const [min, max = min] = weights;
  const file = require.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`);
  const characters = basicLatin + letters + signs;
  const source = readFileSync(file);
  // How kerning varies with weight would be a fifth of the file. Without GDEF, which holds that, all weights have the
  // kerning of the default weight.
  const isVariable = min !== max;
  const unvaried = isVariable
    ? await subsetFont(source, characters, { targetFormat: 'sfnt', dropTables: ['GDEF'] })
    : source;
  const font = await subsetFont(unvaried, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: isVariable ? { min, max } : min },
    // Kerning, and the figures of tables. Ligatures and the letters of other languages would take 1.4 KB more.
    keepFeatures: role === 'display' ? ['kern'] : ['kern', 'tnum'],
    // Screens that need hints are no longer made.
    noHinting: true,
  });
  writeFileSync(`app/fonts/${role}.woff2`, font);
  console.log(`${family}: ${font.length} bytes`);

  let fallbacks = '';
  const families = new Set<string>();
  for (const weight of weights) {
    const { width, ascent, descent } = await measure(page, font, weight);
    const kind = `${category} ${weight < 600 ? 'regular' : 'bold'}` as const;
    for (const system of systemFonts[kind]) {
      const name = `"${family} ${system.suffix}"`;
      const size = Math.round(width / system.width);
      const percent = (metric: number) => `${Math.round((metric / size) * 1000) / 10}%`;
      families.add(name);
      fallbacks += fontFace({
        'font-family': name,
        src: system.local.replaceAll(/[^ ,][^,]*/g, 'local("$&")'),
        'font-weight': weight,
        'ascent-override': percent(ascent),
        'descent-override': percent(descent),
        'line-gap-override': '0%',
        'size-adjust': `${size / 10}%`,
      });
    }
  }
  return {
    font: { src: `url("./${role}.woff2") format("woff2")`, 'font-weight': weights.join(' ') },
    fallbacks,
    list: [...families, category === 'serif' ? 'serif' : 'system-ui, sans-serif'].join(', '),
  };
}

ensureBrowser();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage();
const display = await write(page, 'display');
const sans = await write(page, 'sans');
await browser.close();
const headings = `"${typefaces.display.family}"`;
const texts = `"${typefaces.sans.family}"`;
const lead = `"${typefaces.sans.family} Lead"`;
const css = `/* Made by npm run fonts from content/fonts.ts. */
${fontFace({ 'font-family': headings, ...display.font, 'font-display': 'swap' })}\
${fontFace({ 'font-family': texts, ...sans.font, 'font-display': 'swap' })}
/* The lead keeps the font it was first painted in (\`font-display: optional\`): no late swap, no layout shift. */
${fontFace({ 'font-family': lead, ...sans.font, 'font-display': 'optional' })}
/* Fallbacks with the metrics of the web fonts: little layout shift when those arrive. */
${display.fallbacks}${sans.fallbacks}
@theme {
  --font-display: ${headings}, ${display.list};
  --font-sans: ${texts}, ${sans.list};
  --font-lead: ${lead}, ${sans.list};
}
`;
writeFileSync('app/fonts/fonts.css', css);
