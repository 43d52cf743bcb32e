import { readdirSync, readFileSync } from 'node:fs';
import postcss, { Rule } from 'postcss';
import sharp from 'sharp';
import { iconGlyphs } from '@/components/ui/icon-glyphs';
import { subjectIcons } from '@/content/icons';
import { type CoverName, image, imageNames, logo, logoFiles, wovenImages } from '@/content/images';
import { entriesOf } from '@/lib/objects/entries-of';
import { iconSprite } from '@/lib/pictures/icon-shapes';
import { inlineColors } from '@/lib/pictures/inline-colors';
import { subjectOf, weave } from '@/lib/pictures/weave';

type Colors = Record<string, string>;

/** The colors of a style sheet and of its dark scheme. @throws Error for one not `#rrggbb` nor a color above */
export function themeColors(css: string): { light: Colors; dark: Colors } {
  const [light, dark]: [Colors, Colors] = [{}, {}];
  postcss.parse(css).walkAtRules(/^(?:theme|media)$/, (rule) => {
    if (rule.name === 'media' && rule.params !== '(prefers-color-scheme: dark)') return;
    rule.walkDecls(/^--color-\w/, ({ parent, prop, value }) => {
      // Rules of single elements give a role another color.
      if (parent instanceof Rule && parent.selector !== ':root') return;
      const [, other] = /^(?:--theme|var)\(--color-([\w-]+)(?: inline)?\)$/.exec(value) ?? [];
      const hex = other === undefined ? value : light[other];
      if (hex === undefined || !/^#[0-9a-f]{6}$/i.test(hex)) {
        throw new Error(`app/globals.css: ${prop} must be #rrggbb or name a color above: ${value}`);
      }
      (rule.name === 'theme' ? light : dark)[prop.replace('--color-', '')] = hex;
    });
  });
  return { light, dark };
}

const homeScreenIcons = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** The mark as the icon of a telephone's home screen, whose mask may cut off an eighth at each edge. */
function homeScreenIcon(mark: string, size: number, background: string): Promise<Buffer> {
  const box = `viewBox="${[-1 / 6, -1 / 6, 4 / 3, 4 / 3].map((share) => share * 32).join(' ')}"`;
  const svg = mark.replace('viewBox="0 0 32 32"', `${box} width="${size}" height="${size}"`);
  return sharp(Buffer.from(svg)).flatten({ background }).png({ compressionLevel: 9 }).toBuffer();
}

function isCover(name: string): name is CoverName {
  return /^cover-(?:article|blog)-/.test(name);
}

function covers(): CoverName[] {
  return readdirSync('content/drawings')
    .map((file) => file.replace(/\.svg$/, ''))
    .filter(isCover);
}

/** All files that follow from colors, drawings and icons, by path. @throws Error naming what of them is missing */
export async function drawnFiles(): Promise<Map<string, string | Buffer>> {
  const colors = themeColors(readFileSync('app/globals.css', 'utf8'));
  const drawing = (file: string) => readFileSync(`content/drawings/${file}`, 'utf8');
  const files = new Map<string, string | Buffer>();
  files.set('content/theme-colors.json', `${JSON.stringify(colors, null, 2)}\n`);
  for (const name of imageNames) {
    const svg = wovenImages.includes(name) ? weave(name, subjectOf(name)) : drawing(`${name}.svg`);
    files.set(`public${image(name).src}`, inlineColors(svg, colors.light));
  }
  for (const cover of covers())
    files.set(`public${image(cover).src}`, inlineColors(drawing(`${cover}.svg`), colors.light));
  for (const file of logoFiles) {
    files.set(`public${logo(file)}`, inlineColors(drawing(file), colors.light));
  }
  const mark = inlineColors(drawing('mark.svg'), colors.light);
  files.set('components/ui/icon-sprite/icons.svg', iconSprite(mark, subjectIcons, iconGlyphs));
  for (const [name, size] of entriesOf(homeScreenIcons)) {
    files.set(`public/${name}.png`, await homeScreenIcon(mark, size, colors.light.deep ?? ''));
  }
  return files;
}
