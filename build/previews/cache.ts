import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import type { PreviewTexts } from './draw-preview';

/** What every picture is made of: the code that draws and breaks titles, the mark, and the packages. */
const sources = [
  ...['build/previews', 'lib/text'].flatMap((folder) =>
    readdirSync(folder).map((file) => path.join(folder, file)),
  ),
  ...['content/glossary.json', 'content/images.ts', 'i18n/locales.ts', 'content/fonts.ts'],
  ...[
    'seo/previews/preview-file.ts',
    'content/theme-colours.json',
    `public${logo('mark.svg')}`,
    'package-lock.json',
  ],
].filter((file) => !file.includes('.test.'));

/** A digest of values and files; JSON tells where each ends. */
function digestOf(values: unknown, files: readonly string[]): string {
  const all = JSON.stringify([values, files.map((file) => readFileSync(file, 'utf8'))]);
  return createHash('sha256').update(all).digest('hex');
}

// Chinese words are found by the data of the runtime.
const common = digestOf([process.versions.icu, site.name], sources.sort());

/** Name of a picture in the cache: it changes with everything that the picture is made of. */
export function cacheName(texts: PreviewTexts): string {
  return `${digestOf([common, texts], [`public${texts.picture}`])}.png`;
}
