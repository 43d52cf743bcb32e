import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import type { Locale } from '@/i18n/locales';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';

const require = createRequire(import.meta.url);

/** Where each family says which of its files holds which characters. */
const families = {
  'brygada-1918': require.resolve('@fontsource-variable/brygada-1918/unicode.json'),
  'instrument-sans': require.resolve('@fontsource-variable/instrument-sans/unicode.json'),
  'noto-serif-sc': require.resolve('@fontsource-variable/noto-serif-sc/unicode.json'),
  'noto-serif-jp': require.resolve('@fontsource-variable/noto-serif-jp/unicode.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;

type Family = keyof typeof families;

/** What the lines of a picture are for. */
export type Role = 'title' | 'kicker' | 'name';

/** Han characters differ between languages, and the Latin letters of a family are made for its own. */
const own: { [L in Locale]?: Family } = {
  zh: 'noto-serif-sc',
  ja: 'noto-serif-jp',
  ko: 'noto-sans-kr',
};

/** What a line is set in; characters that it lacks come from the other families. */
export function familyOf(locale: Locale, role: Role): Family {
  if (role === 'name') return 'brygada-1918';
  return own[locale] ?? (role === 'title' ? 'brygada-1918' : 'instrument-sans');
}

/** The files of a family with those characters of a text that each of them says to hold. */
function slices(family: Family, text: string): { file: string; held: string }[] {
  const table: Record<string, string> = JSON.parse(readFileSync(families[family], 'utf8'));
  return entriesOf(table).flatMap(([key, ranges]) => {
    // `U+0-ff,U+131` as a class of characters.
    const pattern = ranges.replace(
      /U\+(\w+)(?:-(\w+))?,?/g,
      (_, first, last = first) => `\\u{${first}}-\\u{${last}}`,
    );
    const held = text.match(new RegExp(`[${pattern}]`, 'gu'))?.join('');
    const name = `${family}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return held ? [{ file: path.join(path.dirname(families[family]), 'files', name), held }] : [];
  });
}

/**
 * Fonts cut down to the characters of texts in one language: its own family, the two of the site, and any
 * other for what these lack. A character that none has is left out. Their names begin with the family.
 */
export async function fontsFor(locale: Locale, text: string): Promise<Font[]> {
  const main = new Set<Family>([familyOf(locale, 'title'), 'brygada-1918', 'instrument-sans']);
  const parts = [...main].flatMap((family) => slices(family, text));
  for (const family of keysOf(families)) {
    const known = parts.map(({ held }) => held).join('');
    const left = [...text].filter((character) => !known.includes(character)).join('');
    parts.push(...slices(family, left));
  }
  const options = { targetFormat: 'sfnt', variationAxes: { wght: 600 } } as const;
  return Promise.all(
    parts.map(async ({ file, held }) => ({
      name: path.basename(file),
      data: await subsetFont(readFileSync(file), held, options),
      weight: 600 as const,
      style: 'normal' as const,
    })),
  );
}
