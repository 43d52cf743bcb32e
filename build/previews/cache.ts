import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import type { PreviewTexts } from './draw-preview';

const folder = '.cache/previews';

/** The files of a folder but for its tests, in an order that no file system changes. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** What every picture is made of: the code that draws, the mark, and the packages with fonts and renderer. */
const common = [
  ...sourcesIn('build/previews'),
  // How titles are broken.
  ...sourcesIn('lib/text'),
  'content/images.ts',
  'i18n/locales.ts',
  'lib/pictures/weave.ts',
  'seo/previews/preview-file.ts',
  path.join('public', logo('mark.svg')),
  'package-lock.json',
];

let commonHash: string | undefined;

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // With their lengths, so that nothing can move from one part to the next.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Where a picture is kept: the name changes with everything that it is made of. */
function placeOf({ locale, title, kicker, picture }: PreviewTexts): string {
  commonHash ??= hashOf([
    // Chinese words are found by the data of the runtime.
    process.versions.icu ?? '',
    site.name,
    ...common.map((file) => readFileSync(file)),
  ]);
  const scene = path.join('public', picture);
  if (!existsSync(scene)) throw new Error(`${scene}: no such picture`);
  const hash = hashOf([commonHash, locale, title, kicker ?? '', picture, readFileSync(scene)]);
  return path.join(folder, `${hash.slice(0, 32)}.png`);
}

/** A picture that an earlier build has drawn; `undefined` when none has. */
export function cached(texts: PreviewTexts): Buffer | undefined {
  const place = placeOf(texts);
  return existsSync(place) ? readFileSync(place) : undefined;
}

/** Keeps a picture for later builds. */
export function keepInCache(texts: PreviewTexts, png: Buffer): void {
  const place = placeOf(texts);
  mkdirSync(folder, { recursive: true });
  // An interrupted build leaves no half of a picture.
  const part = `${place}.${process.pid}.part`;
  writeFileSync(part, png);
  renameSync(part, place);
}
