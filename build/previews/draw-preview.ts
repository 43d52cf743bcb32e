import type { Font } from 'satori';
import sharp from 'sharp';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';
import { colours } from '@/lib/pictures/weave';
import { compose, layouts } from './compose';
import { familiesOf, fontsFor } from './fonts';
import { sceneAt } from './scenes';
import { type SetText, setText } from './set-text';
import { titleLines } from './title-lines';

/** What stands on a picture. */
export type PreviewTexts = {
  locale: Locale;
  /** As it is typed. */
  title: string;
  /** The line above it. */
  kicker: string | undefined;
  /** Path of the scene or cloth. */
  picture: string;
};

/** Few colours without noise between them: the smallest file, and the cleanest edges. */
const encoding = { palette: true, quality: 90, dither: 0, effort: 4 } as const;

/** The fonts of some pictures. */
type Faces = Record<'title' | 'kicker' | 'name', Font[]>;

/**
 * The fonts of pictures, cut down to what these need.
 * @param all pictures of one language
 */
export async function facesFor(all: readonly PreviewTexts[]): Promise<Faces> {
  const locale = all[0]?.locale ?? 'en';
  const titles = all.map(({ title }) => title).join('');
  const kickers = all.map(({ kicker }) => kicker ?? '').join('');
  const [title, kicker, name] = await Promise.all([
    fontsFor(familiesOf(locale, 'title'), titles),
    fontsFor(familiesOf(locale, 'kicker'), `${kickers} `),
    fontsFor(familiesOf(locale, 'name'), site.name),
  ]);
  return { title, kicker, name };
}

function setLine(text: string, fonts: Font[], size: number, colour: string): Promise<SetText> {
  return setText([text], { fonts, size, leading: 1.3, colour });
}

const nameSize = 34;
const leastNameSize = 20;
/** What mark and gap take of the line on which the name stands. */
const markWidth = 74;

/**
 * The firm's name beside its mark, smaller where it is long.
 * @throws Error naming SITE_NAME when it is too long, or no font has one of its characters
 */
async function setName(fonts: Font[], room: number): Promise<SetText> {
  try {
    const name = await setLine(site.name, fonts, nameSize, colours.ink);
    if (name.width <= room) return name;
    const size = Math.floor((nameSize * room) / name.width);
    if (size < leastNameSize) throw new Error('is too long for a line');
    return await setLine(site.name, fonts, size, colours.ink);
  } catch (error) {
    throw new Error(`SITE_NAME "${site.name}": ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Draws a preview picture.
 * @returns a PNG
 * @throws Error when its title does not fit, a font lacks a character, or the scene is not known
 */
export async function drawPreview(
  { locale, title, kicker, picture }: PreviewTexts,
  faces: Faces,
): Promise<Buffer> {
  const scene = sceneAt(picture);
  const layout = layouts[scene.kind];
  const { lines, ...type } = await titleLines(title, locale, faces.title, layout.room);
  const words = {
    name: await setName(faces.name, layout.room.width - markWidth),
    title: await setText(lines, { ...type, fonts: faces.title, colour: colours.ink }),
    kicker: kicker
      ? // Its dot needs more room in large type.
        await setLine(kicker.replace(/\s·\s/gu, '  ·  '), faces.kicker, 30, colours.lagoon)
      : undefined,
  };
  const svg = compose(layout, words, scene);
  return sharp(Buffer.from(svg)).removeAlpha().png(encoding).toBuffer();
}
