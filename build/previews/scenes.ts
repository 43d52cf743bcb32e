import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrawnImage, type ImageName, image, imageNames, wovenImages } from '@/content/images';

/** How a picture of the site is shown: beside the title, behind it, or under it. */
export type SceneKind = 'object' | 'landscape' | 'cloth';

/** What of a wide scene is seen: 0 is its left side, 1 its right one. The others show their middle. */
const focus: Partial<Record<ImageName, number>> = {
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

export type Scene = {
  kind: SceneKind;
  svg: string;
  width: number;
  height: number;
  focus: number;
};

/**
 * A picture of the site, as previews show it.
 * @param src its path, as pages name it
 * @throws Error when `content/images.ts` does not list it
 */
export function sceneAt(src: string): Scene {
  const name = imageNames.find((candidate) => image(candidate).src === src);
  if (name === undefined) throw new Error(`${src} is no picture of content/images.ts`);
  const { width, height } = image(name);
  const kind = wovenImages.includes(name) ? 'cloth' : width > 2 * height ? 'landscape' : 'object';
  const svg = readFileSync(path.join('public', src), 'utf8');
  return { kind, svg, width, height, focus: focus[name] ?? 0.5 };
}
