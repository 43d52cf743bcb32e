import { load } from 'cheerio';
import { localizedPath } from '@/i18n/paths';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { BuiltPage } from '@/seo/built-page';
import { previewFile } from '@/seo/previews/preview-file';
import type { PreviewTexts } from './draw-preview';

/** A page with the path of the picture that it names, and its texts where the picture is its own. */
type PagePreview = { page: string; file: string; texts?: PreviewTexts };

/**
 * Reads from the HTML of a page what its preview picture is made of.
 * @returns nothing for a page that names no picture
 * @throws Error naming the page where it shows nothing that can be on its picture
 */
export function pagePreview({ locale, path, html }: BuiltPage): PagePreview[] {
  const page = localizedPath(locale, path);
  // Up to the first picture: the rest does not matter, and takes its time.
  const main = html.slice(html.indexOf('<main'));
  const [begin = ''] = main.split(/(?<=<img[^>]*>|<svg[^>]* data-src=[^>]*>)/, 1);
  const $ = load(html.slice(0, html.indexOf('<body')) + begin);
  const image = $('meta[property="og:image"]').attr('content');
  if (image === undefined) return [];
  const file = decodeURI(new URL(image, 'https://example.com').pathname);
  const title = $('meta[property="og:title"]').attr('content') ?? '';
  if (file !== previewFile({ locale, path, title })) return [{ page, file }];
  // A file, or a drawing in the page itself (`InlinePicture`).
  const shown = $('main').find('img, svg[data-src]');
  const picture = shown.attr('src') ?? shown.attr('data-src');
  if (picture === undefined) throw new Error(`${page}: main has no picture for the preview`);
  // Kind and subject of a document, as they were typed: pages put marks without a width into them.
  const kicker = withoutTypesetting($('main h1').prev('p').text());
  return [{ page, file, texts: { locale, title, kicker, picture } }];
}
