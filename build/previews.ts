import { cpSync, existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { type Locale, localeCodes } from '@/i18n/locales';
import type { BuiltPage } from '@/seo/built-page';
import { mostPreviewBytes } from '@/seo/previews/preview-weight';
import { cachePlace } from './previews/cache';
import type { PreviewTexts } from './previews/draw-preview';
import { pagePreview } from './previews/page-preview';

/** A picture with its page, its path as the page names it, and where it is kept for later builds. */
type Preview = { page: string; file: string; kept: string; texts: PreviewTexts };

/** The pictures that pages name, each made from its own page: others may name it, too. */
function previewsOf(pages: readonly BuiltPage[]): Preview[] {
  const named = pages.flatMap(pagePreview);
  const own = new Map<string, Preview>();
  for (const { page, file, texts } of named) {
    if (texts) own.set(file, { page, file, texts, kept: cachePlace(texts) });
  }
  for (const { page, file } of named) {
    if (!own.has(file)) throw new Error(`${page}: og:image ${file} is the preview of no page`);
  }
  return [...own.values()];
}

/** Draws the pictures of one language into the cache. */
async function drawAll(locale: Locale, previews: readonly Preview[]): Promise<void> {
  // Loaded only where there is something to draw: satori and sharp take longer than a build from the cache.
  const { drawPreview } = await import('./previews/draw-preview');
  const { fontsFor } = await import('./previews/fonts');
  const words = previews.map(({ texts }) => texts.title + texts.kicker).join('');
  const fonts = await fontsFor(locale, `${words}${site.name} `);
  const draw = async ({ page, file, kept, texts }: Preview) => {
    const png = await drawPreview(texts, fonts).catch((error: Error) => {
      throw new Error(`Preview picture of ${page}: ${error.message}`);
    });
    if (png.length > mostPreviewBytes) {
      throw new Error(`${file} has ${png.length} bytes, more than ${mostPreviewBytes}`);
    }
    mkdirSync(path.dirname(kept), { recursive: true });
    // An interrupted build leaves no half of a picture.
    writeFileSync(`${kept}.part`, png);
    renameSync(`${kept}.part`, kept);
  };
  await Promise.all(previews.map(draw));
}

/**
 * Writes the preview pictures that pages name as `og:image`; pages that name none get none. What has not
 * changed since an earlier build comes from `.cache/previews`.
 * @param pages all pages, as they were built
 * @param folder of the built site: `/previews/en/home-….png` is written below it
 * @returns how many were drawn, how many came from the cache, and what all of them weigh
 * @throws Error naming the page or the picture, and what is wrong with it
 */
export async function writePreviews(
  pages: readonly BuiltPage[],
  folder: string,
): Promise<{ made: number; cached: number; bytes: number }> {
  const previews = previewsOf(pages);
  const missing = previews.filter(({ kept }) => !existsSync(kept));
  for (const locale of localeCodes) {
    const ofLocale = missing.filter(({ texts }) => texts.locale === locale);
    if (ofLocale.length > 0) await drawAll(locale, ofLocale);
  }
  let bytes = 0;
  for (const { file, kept } of previews) {
    cpSync(kept, path.join(folder, file));
    bytes += statSync(kept).size;
  }
  return { made: missing.length, cached: previews.length - missing.length, bytes };
}
