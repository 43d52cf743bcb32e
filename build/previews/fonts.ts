import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import type { Locale } from '@/i18n/locales';
import { entriesOf } from '@/lib/objects/entries-of';

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

const cjk = { zh: 'noto-serif-sc', ja: 'noto-serif-jp', ko: 'noto-sans-kr' } as const;

/** What the lines of a picture are for. */
export type Role = 'title' | 'kicker' | 'name';

/** All families with Chinese, Japanese and Korean characters, that of the language first. */
function cjkFamilies(locale: Locale): readonly Family[] {
  const own = cjk[locale === 'ja' || locale === 'ko' ? locale : 'zh'];
  return [own, ...Object.values(cjk).filter((family) => family !== own)];
}

/**
 * The families of a role, the first before the second. Han characters differ between languages, and the
 * Latin letters of a family are made for its own characters.
 */
export function familiesOf(locale: Locale, role: Role): readonly Family[] {
  if (role === 'name') return ['brygada-1918', ...cjkFamilies(locale)];
  const latin: Family = role === 'title' ? 'brygada-1918' : 'instrument-sans';
  if (locale === 'zh') return ['noto-serif-sc', latin];
  if (locale === 'ja') return ['noto-serif-jp', latin];
  if (locale === 'ko') return ['noto-sans-kr', latin];
  return [latin];
}

const weight = 600;

/** Whether a list such as `U+0-ff,U+131` names a character. */
function holds(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
  });
}

/** The files of a family with those of the characters that each of them says to hold. */
function slices(family: Family, characters: readonly string[]): { file: string; text: string }[] {
  const source = families[family];
  const table: Record<string, string> = JSON.parse(readFileSync(source, 'utf8'));
  const left = new Set(characters);
  return entriesOf(table).flatMap(([key, ranges]) => {
    const held = [...left].filter((character) => holds(ranges, character));
    for (const character of held) left.delete(character);
    const name = `${family}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const file = path.join(path.dirname(source), 'files', name);
    return held.length === 0 ? [] : [{ file, text: held.join('') }];
  });
}

/**
 * The fonts of families, cut down to the characters of a text, in the order in which they are asked.
 * A character that none of them has is left out.
 */
export async function fontsFor(wanted: readonly Family[], text: string): Promise<Font[]> {
  const characters = [...new Set(text)].sort();
  const parts = wanted.flatMap((family) => slices(family, characters));
  return Promise.all(
    parts.map(async ({ file, text }) => ({
      name: path.basename(file, '.woff2'),
      data: await subsetFont(readFileSync(file), text, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
      weight,
      style: 'normal' as const,
    })),
  );
}
