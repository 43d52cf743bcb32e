/** @jest-environment node */
import type { Locale } from '@/i18n/locales';
import { familiesOf, fontsFor } from './fonts';
import { measure, setText } from './set-text';
import { titleLines } from './title-lines';

// Fonts are cut and pictures drawn: seconds on a busy machine.
jest.setTimeout(60_000);

const style = { size: 100, leading: 1.2, colour: '#000' };

/** The outlines in an SVG document. */
function outlines(svg: string): string {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join(' ');
}

// Beside what is common: rare characters, letters with marks, and signs of each language.
test.each<[Locale, string]>([
  ['en', 'Aß€Ž“”’–—…«»1'],
  ['de', 'ÄÖÜäöüß„“‚‘'],
  ['es', 'ñÑáéíóú¿¡üª'],
  ['zh', '菲律宾龘彧薪饕：，、。“”《》2X'],
  ['ja', '鷗彧髙﨑給与ヴ゜・：「」～ー9(g)'],
  ['ko', '챦뷁필리핀·신뢰~“”3'],
])('%s: each character has a glyph of its own', async (locale, characters) => {
  const fonts = await fontsFor(familiesOf(locale, 'title'), characters);
  const drawn = await Promise.all(
    [...characters].map(async (one) => outlines((await setText([one], { ...style, fonts })).svg)),
  );
  expect([...characters].filter((_, index) => drawn[index] === '')).toEqual([]);
  // Replacement glyphs are all alike.
  expect(new Set(drawn).size).toBe([...characters].length);
});

test('a character that no font has is named', async () => {
  const text = 'Cash 龘 flow';
  const fonts = await fontsFor(familiesOf('en', 'title'), text);
  await expect(setText([text], { ...style, fonts })).rejects.toThrow('no font has 龘 (U+9F98)');
  await expect(measure([text], fonts)).rejects.toThrow('no font has 龘 (U+9F98)');
});

test('Han characters have the shapes of their language', async () => {
  const drawn = async (locale: Locale) => {
    const fonts = await fontsFor(familiesOf(locale, 'title'), '直');
    return outlines((await setText(['直'], { ...style, fonts })).svg);
  };
  expect(await drawn('zh')).not.toBe(await drawn('ja'));
});

test('Chinese and Japanese have a gap beside Latin letters', async () => {
  const text = '対応Xero活用';
  const fonts = await fontsFor(familiesOf('ja', 'title'), text);
  const [whole = 0, ...parts] = await measure([text, '対応', 'Xero', '活用'], fonts);
  expect(whole - parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0.25);
});

test('a long word takes smaller type instead of more room than there is', async () => {
  const title = 'Lohnsteuerjahresausgleichsbescheinigung';
  const fonts = await fontsFor(familiesOf('de', 'title'), `${title}Lohn`);
  const room = { width: 560, height: 400 };
  const short = await titleLines('Lohn', 'de', fonts, room);
  const { lines, size } = await titleLines(title, 'de', fonts, room);
  const [width = Number.NaN] = await measure([title], fonts);
  expect(lines).toEqual([title]);
  expect(width * size).toBeLessThanOrEqual(room.width);
  expect(size).toBeLessThan(short.size);
  await expect(titleLines(title + title, 'de', fonts, room)).rejects.toThrow(
    `does not fit in 560 x 400 pixels: ${title}${title}`,
  );
});
