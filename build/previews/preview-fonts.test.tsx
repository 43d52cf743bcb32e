/** @jest-environment node */
import satori from 'satori';
import type { Locale } from '@/i18n/locales';
import { familyOf, fontsFor } from './preview-fonts';

// Making subsets of fonts takes seconds on a busy machine.
jest.setTimeout(60_000);

/** Outlines of characters as titles show them, each on its own. */
async function outlinesOf(locale: Locale, characters: string): Promise<string[]> {
  const fonts = await fontsFor(locale, characters);
  const options = { width: 100, height: 100, fonts, loadAdditionalAsset: async () => [] };
  const drawn = [...characters].map((one) => satori(<div>{one}</div>, options));
  return (await Promise.all(drawn)).map((svg) =>
    [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join(' '),
  );
}

// Beside what is common: rare characters, letters with marks, and signs of each language.
test.each<[Locale, string]>([
  ['en', 'Aß€Ž“”’–—…«»1直'],
  ['de', 'ÄÖÜäöüß„“‚‘'],
  ['es', 'ñÑáéíóú¿¡üª'],
  ['zh', '菲律宾龘彧薪饕：，、。“”《》2X'],
  ['ja', '鷗彧髙﨑給与ヴ゜・：「」～ー9(g)'],
  ['ko', '챦뷁필리핀·신뢰~“”3'],
])('%s: each character has a glyph of its own', async (locale, characters) => {
  const outlines = await outlinesOf(locale, characters);
  expect([...characters].filter((_, index) => outlines[index] === '')).toEqual([]);
  // Replacement glyphs are all alike.
  expect(new Set(outlines).size).toBe([...characters].length);
});

test('Han characters have the shapes of their language', async () => {
  expect(await outlinesOf('zh', '直')).not.toEqual(await outlinesOf('ja', '直'));
});

test('the family of the language comes first', async () => {
  for (const locale of ['en', 'ja', 'ko'] as const) {
    const [first] = await fontsFor(locale, 'A');
    expect(first?.name).toContain(familyOf(locale, 'title'));
  }
});
