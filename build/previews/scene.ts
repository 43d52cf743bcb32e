import { readFileSync } from 'node:fs';
import {
  coverFolder,
  type DrawnImage,
  type ImageName,
  image,
  imageNames,
  wovenImages,
} from '@/content/images';
import colors from '@/content/theme-colors.json';
import { inlineColors } from '@/lib/pictures/inline-colors';
import { previewSize } from '@/seo/previews/preview-file';
import type { TitleBox } from './title-lines';

/** Horizontal focus of a scene that is cropped: 0 is its left side, 1 its right one. Others are centered. */
const sceneFocus: Partial<Record<ImageName, number>> = {
  'service-accounting': 0,
  'service-bookkeeping': 0.15,
  'service-business': 0.3,
  'service-consulting': 0.1,
  'service-hr-admin': 0.25,
  'service-payroll': 0,
  'service-remote-business': 0.3,
  'service-tax': 1,
  'service-visa': 0.1,
} satisfies Partial<Record<DrawnImage, number>>;

/** The background as SVG, the margins of the text in pixels, and the box of the title. */
type Scene = { svg: string; left: number; top: number; bottom: number; box: TitleBox };

/** An SVG file as an image at a place of the picture. */
export function placed(file: string, x: number, y: number, width: number, height: number): string {
  const svg = inlineColors(readFileSync(file, 'utf8'), colors.light);
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/svg+xml;base64,${data}"/>`;
}

/**
 * A scene beside the title, with a fringe. Drawn on a 3-unit grid: at multiples of ⅓ lines fall on whole pixels.
 * @param focus 0 keeps the left edge, 1 the right
 */
function sceneBeside(
  file: string,
  { width, height }: { width: number; height: number },
  focus: number,
): Scene {
  const canvas = previewSize;
  const visibleWidth = canvas.width - 672;
  const scale = Math.ceil(Math.max(visibleWidth / width, canvas.height / height) * 3) / 3;
  const x = -Math.round((width * scale - visibleWidth) * focus);
  const y = -Math.round((height * scale - canvas.height) / 2);
  const svg =
    `<svg x="672" width="${visibleWidth}" height="${canvas.height}">${placed(file, x, y, width * scale, height * scale)}</svg>` +
    placed('build/previews/fringe.svg', 0, 0, canvas.width, canvas.height);
  return { svg, left: 64, top: 56, bottom: 52, box: { width: 544, height: 400 } };
}

/** The scene of a picture by its path, as pages name it. @throws Error when `content/images.ts` does not list it */
export function sceneAt(src: string): Scene {
  const [file, canvas] = [`public${src}`, previewSize];
  if (src.startsWith(`${coverFolder}/`)) return sceneBeside(file, image('cover-article-any'), 0.5);
  const name = imageNames.find((candidate) => image(candidate).src === src);
  if (name === undefined) throw new Error(`${src} is no picture of content/images.ts`);
  const { width, height } = image(name);
  if (wovenImages.includes(name)) {
    // A label on a cloth, at twice its size, so that threads are whole pixels wide.
    const cloth = placed(file, -40, -84, width * 2, height * 2);
    const svg = cloth + placed('build/previews/label.svg', 0, 0, canvas.width, canvas.height);
    return { svg, left: 120, top: 100, bottom: 96, box: { width: 724, height: 300 } };
  }
  if (width > 2 * height) {
    // A landscape across the whole picture, the title in its sky.
    const svg = placed(file, canvas.width - width + 48, canvas.height - height, width, height);
    return { svg, left: 64, top: 56, bottom: 128, box: { width: 472, height: 310 } };
  }
  return sceneBeside(file, { width, height }, sceneFocus[name] ?? 0.5);
}
