import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { BuiltPage } from '@/seo/built-page';
import { previewFile } from '@/seo/previews/preview-file';
import { maxPreviewBytes } from '@/seo/previews/preview-weight';
import { FileCache } from './file-cache';
import type { PreviewTexts } from './previews/draw-preview';

/** What every picture is made of: the code that draws and breaks titles, the mark, and the packages. */
const sources = [
  ...['build/previews', 'lib/text'].flatMap((folder) =>
    readdirSync(folder).map((file) => path.join(folder, file)),
  ),
  ...['content/glossary.json', 'content/glossary.ts', 'content/images.ts', 'content/fonts.ts'],
  ...[
    'i18n/locales.ts',
    'lib/pictures/inline-colors.ts',
    'seo/previews/preview-file.ts',
    'content/theme-colors.json',
    `public${logo('mark.svg')}`,
    'package-lock.json',
  ],
]
  .filter((file) => !file.includes('.test.'))
  .sort();

/** A digest of values and files; JSON tells where each ends. */
function digestOf(values: unknown, files: readonly string[]): string {
  const all = JSON.stringify([values, files.map((file) => readFileSync(file, 'utf8'))]);
  return createHash('sha256').update(all).digest('hex');
}

// The ICU data of the runtime segments Chinese, and so decides about line breaks.
const commonDigest = digestOf([process.versions.icu, site.name], sources);

/** Name of a picture in the cache: it changes with everything that the picture is made of. */
function cacheNameOf(texts: PreviewTexts): string {
  return `${digestOf([commonDigest, texts], [`public${texts.picture}`])}.png`;
}

/** The URL path of a page, that of the picture that it names, and the page's texts where the picture is its own. */
type PagePreview = { url: string; file: string; texts?: PreviewTexts };

/**
 * Reads from the HTML of a page what its Open Graph image is made of.
 * @returns nothing for a page that names no picture
 * @throws Error naming the page where it shows nothing that can be on its picture
 */
function pagePreview({ locale, path, html }: BuiltPage): PagePreview[] {
  const url = localizedPath(locale, path);
  // Only up to the first picture: parsing the rest takes time.
  const main = html.slice(html.indexOf('<main'));
  const [begin = ''] = main.split(/(?<=<img[^>]*>|<svg[^>]* data-src=[^>]*>)/, 1);
  const $ = load(html.slice(0, html.indexOf('<body')) + begin);
  const image = $('meta[property="og:image"]').attr('content');
  if (image === undefined) return [];
  const file = decodeURI(new URL(image, 'https://example.com').pathname);
  const title = $('meta[property="og:title"]').attr('content') ?? '';
  if (file !== previewFile({ locale, path, title })) return [{ url, file }];
  // A file, or a drawing in the page itself (`InlinePicture`).
  const shown = $('main').find('img, svg[data-src]');
  const picture = shown.attr('src') ?? shown.attr('data-src');
  if (picture === undefined) throw new Error(`${url}: main has no picture for the preview`);
  // Kind and subject of a document, as they were typed: pages put no-break spaces into them.
  const kicker = withoutTypesetting($('main h1').prev('p').text());
  return [{ url, file, texts: { locale, title, kicker, picture } }];
}

/** A picture: the URL path of its page, its own as the page names it, and its name in the cache. */
type Preview = { url: string; file: string; cacheName: string; texts: PreviewTexts };

/** The pictures that pages name, each made from its own page: others may name it, too. */
function previewsOf(pages: readonly BuiltPage[]): Preview[] {
  const named = pages.flatMap(pagePreview);
  const own = new Map<string, Preview>();
  for (const { url, file, texts } of named) {
    if (texts) own.set(file, { url, file, texts, cacheName: cacheNameOf(texts) });
  }
  for (const { url, file } of named) {
    if (!own.has(file)) throw new Error(`${url}: og:image ${file} is the preview of no page`);
  }
  return [...own.values()];
}

async function drawAll(
  locale: Locale,
  previews: readonly Preview[],
  cache: FileCache,
): Promise<void> {
  // Loaded only where there is something to draw: satori and sharp take longer than a build from the cache.
  const { drawPreview } = await import('./previews/draw-preview');
  const { fontsFor } = await import('./previews/preview-fonts');
  const words = previews.map(({ texts }) => texts.title + texts.kicker).join('');
  const fonts = await fontsFor(locale, `${words}${site.name} `);
  const draw = async ({ url, file, cacheName, texts }: Preview) => {
    const png = await drawPreview(texts, fonts).catch((error: Error) => {
      throw new Error(`Preview picture of ${url}: ${error.message}`);
    });
    if (png.length > maxPreviewBytes) {
      throw new Error(`${file} has ${png.length} bytes, more than ${maxPreviewBytes}`);
    }
    cache.add(cacheName, png);
  };
  await Promise.all(previews.map(draw));
}

/**
 * Writes the Open Graph images that pages name as `og:image`; pages that name none get none. What has not
 * changed since an earlier build comes from the cache, where unused ones are removed.
 * @returns how many were drawn, how many came from the cache, and the size of all in bytes
 * @throws Error naming the page or the picture, and what is wrong with it
 */
export async function writePreviews(
  pages: readonly BuiltPage[],
  folder: string,
  cacheFolder = '.cache/previews',
): Promise<{ drawn: number; cached: number; bytes: number }> {
  const cache = new FileCache(cacheFolder);
  const previews = previewsOf(pages);
  const missing = previews.filter(({ cacheName }) => cache.find(cacheName) === undefined);
  for (const locale of localeCodes) {
    const ofLocale = missing.filter(({ texts }) => texts.locale === locale);
    if (ofLocale.length > 0) await drawAll(locale, ofLocale, cache);
  }
  let bytes = 0;
  for (const { file, cacheName } of previews) {
    const picture = path.join(folder, file);
    cpSync(path.join(cacheFolder, cacheName), picture);
    bytes += statSync(picture).size;
  }
  cache.prune();
  return { drawn: missing.length, cached: previews.length - missing.length, bytes };
}
