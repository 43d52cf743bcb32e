import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { typefaces } from '@/content/fonts';
import type { Locale } from '@/i18n/locales';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';

const require = createRequire(import.meta.url);

/**
 * A family for each language, as Han characters look different in each, and as Latin letters of the same family match
 * them.
 */
const families = {
  display: typefaces.display.id,
  sans: typefaces.sans.id,
  zh: 'noto-serif-sc',
  ja: 'noto-serif-jp',
  ko: 'noto-sans-kr',
} as const;

type Family = keyof typeof families;

/** What a line of a preview is: the title of the page, the line above it, the name of the firm. */
export type LineRole = 'title' | 'kicker' | 'name';

/** The family that a line is set in; characters that it lacks come from the other families. */
export function familyOf(locale: Locale, role: LineRole): Family {
  if (role === 'name') return 'display';
  if (locale === 'zh' || locale === 'ja' || locale === 'ko') return locale;
  return role === 'title' ? 'display' : 'sans';
}

/** The files of a family that have characters of a text, and those characters (by `unicode.json` of its package). */
function slices(family: Family, text: string): { name: string; file: string; held: string }[] {
  const unicode = require.resolve(`@fontsource-variable/${families[family]}/unicode.json`);
  const table: Record<string, string> = JSON.parse(readFileSync(unicode, 'utf8'));
  return entriesOf(table).flatMap(([key, ranges]) => {
    // `U+0-ff,U+131` as a class of characters.
    const pattern = ranges.replace(
      /U\+(\w+)(?:-(\w+))?,?/g,
      (_, first, last = first) => `\\u{${first}}-\\u{${last}}`,
    );
    const held = text.match(new RegExp(`[${pattern}]`, 'gu'))?.join('');
    const slice = key.replace(/[[\]]/g, '');
    const file = `files/${families[family]}-${slice}-wght-normal.woff2`;
    const name = `${family}-${slice}`;
    return held ? [{ name, file: path.join(path.dirname(unicode), file), held }] : [];
  });
}

/**
 * Subsets of fonts with the characters of texts in one language: of its own family, of the two of the site, and of any
 * other for what these lack. A character that none has is left out. Their names begin with the family.
 */
export async function fontsFor(locale: Locale, text: string): Promise<Font[]> {
  const main = new Set<Family>([familyOf(locale, 'title'), 'display', 'sans']);
  const parts = [...main].flatMap((family) => slices(family, text));
  for (const family of keysOf(families)) {
    const known = parts.map(({ held }) => held).join('');
    const left = [...text].filter((character) => !known.includes(character)).join('');
    parts.push(...slices(family, left));
  }
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 600 } } as const;
  return Promise.all(
    parts.map(async ({ name, file, held }) => ({
      name,
      data: await subsetFont(readFileSync(file), held, options),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  );
}
