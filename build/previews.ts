import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';
import { previewFile } from '@/seo/previews/preview-file';
import { mostPreviewBytes } from '@/seo/previews/preview-weight';
import { cached, keepInCache } from './previews/cache';
import type { PreviewTexts } from './previews/draw-preview';
import { pageParts } from './previews/page-parts';

/** How many pictures are in the making: one is laid out while another one is drawn. */
const atOnce = 3;

type Preview = PreviewTexts & {
  /** Path of the page, with locale prefix. */
  page: string;
  /** Path of the picture, as the page names it. */
  file: string;
};

/**
 * The pictures that pages name, each made from its own page: others may name it, too.
 * @throws Error naming the page whose picture belongs to no page, or shows nothing
 */
function previewsOf(pages: readonly BuiltPage[]): Preview[] {
  const own = new Map<string, Preview>();
  const named = new Map<string, string>();
  for (const built of pages) {
    const parts = pageParts(built);
    if (parts === undefined) continue;
    const { locale } = built;
    const { file, title, kicker, picture } = parts;
    const page = localizedPath(locale, built.path);
    named.set(file, page);
    if (file !== previewFile({ locale, path: built.path, title })) continue;
    if (picture === undefined) throw new Error(`${page}: main has no picture for the preview`);
    own.set(file, { locale, page, file, title, kicker, picture });
  }
  for (const [file, page] of named) {
    if (!own.has(file)) throw new Error(`${page}: og:image ${file} is the preview of no page`);
  }
  return [...own.values()];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Draws pictures of one language, and calls `done` with each.
 * @throws Error naming the page, and what is wrong with its picture
 */
async function drawAll(
  previews: readonly Preview[],
  done: (preview: Preview, png: Buffer) => void,
): Promise<void> {
  // Loaded only where there is something to draw: satori and sharp take longer than a build from the cache.
  const { drawPreview, facesFor } = await import('./previews/draw-preview');
  const faces = await facesFor(previews);
  const left = previews.values();
  const drawNext = async () => {
    for (const preview of left) {
      const { page, file } = preview;
      try {
        const png = await drawPreview(preview, faces);
        if (png.length > mostPreviewBytes) {
          throw new Error(`${file} has ${png.length} bytes, more than ${mostPreviewBytes}`);
        }
        done(preview, png);
      } catch (error) {
        throw new Error(`Preview picture of ${page}: ${messageOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
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
  const counts = { made: 0, cached: 0, bytes: 0 };
  const write = ({ file }: Preview, png: Buffer) => {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, png);
    counts.bytes += png.length;
  };
  const missing: Preview[] = [];
  for (const preview of previewsOf(pages)) {
    const png = cached(preview);
    if (png === undefined) missing.push(preview);
    else {
      write(preview, png);
      counts.cached += 1;
    }
  }
  for (const locale of localeCodes) {
    const previews = missing.filter((preview) => preview.locale === locale);
    if (previews.length === 0) continue;
    await drawAll(previews, (preview, png) => {
      keepInCache(preview, png);
      write(preview, png);
      counts.made += 1;
    });
  }
  return counts;
}
