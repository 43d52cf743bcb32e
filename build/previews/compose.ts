import { readFileSync } from 'node:fs';
import path from 'node:path';
import { logo } from '@/content/images';
import { colours } from '@/lib/pictures/weave';
import { previewSize } from '@/seo/previews/preview-file';
import { nest } from './nest';
import { fringe, selvedge, stitches } from './ornaments';
import type { Scene, SceneKind } from './scenes';
import type { SetText } from './set-text';
import type { Room } from './title-lines';

/** The words of a picture, set. */
export type Words = { name: SetText; title: SetText; kicker: SetText | undefined };

type Layout = {
  /** The place of the title. */
  room: Room;
  /** Everything that is on the picture, from back to front. */
  draw: (words: Words, scene: Scene) => string;
};

/** More than the 5 % that some viewers cut. */
const margin = 64;

/** A filled rectangle. */
function block(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
}

/** Mark and name of the firm. */
function brand({ name }: Words, x: number, y: number): string {
  const mark = readFileSync(path.join('public', logo('mark.svg')), 'utf8');
  const size = 56;
  return (
    nest(mark, { x, y, width: size, height: size }) +
    nest(name.svg, { ...name, x: x + size + 18, y: y + Math.round((size - name.height) / 2) + 2 })
  );
}

/** Title, and above it what kind of page it is, from the bottom up. */
function heading({ title, kicker }: Words, x: number, bottom: number): string {
  const y = bottom - title.height;
  return (
    nest(title.svg, { ...title, x, y }) +
    (kicker ? nest(kicker.svg, { ...kicker, x, y: y - kicker.height - 10 }) : '')
  );
}

/** Where the scene begins that stands beside a title. */
const sceneBegin = 672;

/** The scene as a cloth beside the title, its loose threads towards it. */
const beside: Layout = {
  room: { width: sceneBegin - 64 - margin, height: 400 },
  draw: (words, scene) => {
    const region = { width: previewSize.width - sceneBegin, height: previewSize.height };
    // Scenes are drawn on a grid of three: enlarged by thirds, its lines stay sharp.
    const needed = Math.max(region.width / scene.width, region.height / scene.height);
    const scale = Math.ceil(needed * 3) / 3;
    const [width, height] = [scene.width * scale, scene.height * scale];
    const picture = nest(scene.svg, {
      x: -Math.round((width - region.width) * scene.focus),
      y: -Math.round((height - region.height) / 2),
      width,
      height,
    });
    return (
      `<svg x="${sceneBegin}" width="${region.width}" height="${region.height}">${picture}</svg>` +
      fringe(sceneBegin, previewSize.height) +
      brand(words, margin, 56) +
      heading(words, margin, previewSize.height - 52)
    );
  },
};

/** A landscape across the whole picture, the title in its sky. */
const inSky: Layout = {
  room: { width: 472, height: 310 },
  draw: (words, scene) =>
    nest(scene.svg, {
      x: previewSize.width - scene.width + 48,
      y: previewSize.height - scene.height,
      width: scene.width,
      height: scene.height,
    }) +
    brand(words, margin, 56) +
    heading(words, margin, 502),
};

const label = { x: 64, y: 46, width: 836, height: 538 };

/** A label sewn onto a cloth. */
const onLabel: Layout = {
  room: { width: label.width - 2 * 56, height: 300 },
  draw: (words, scene) => {
    const { x, y, width, height } = label;
    return (
      // Threads as wide as whole pixels.
      nest(scene.svg, { x: -40, y: -84, width: scene.width * 2, height: scene.height * 2 }) +
      `<g fill-opacity=".3">${block(x + 8, y + 8, width, height, colours.ink)}</g>` +
      block(x, y, width, height, colours.capiz) +
      selvedge(x, y, width, 1) +
      selvedge(x, y + height, width, -1) +
      stitches(x + 16, y + 40, height - 80) +
      stitches(x + width - 20, y + 40, height - 80) +
      brand(words, x + 56, y + 54) +
      heading(words, x + 56, y + height - 50)
    );
  },
};

export const layouts: Record<SceneKind, Layout> = {
  object: beside,
  landscape: inSky,
  cloth: onLabel,
};

/** A picture as an SVG document. */
export function compose(layout: Layout, words: Words, scene: Scene): string {
  const { width, height } = previewSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${block(0, 0, width, height, colours.capiz)}${layout.draw(words, scene)}</svg>`
  );
}
