import { RewritingStream } from 'parse5-html-rewriting-stream';
import { attribute } from '@/build/start-tag';
import { localizedPath } from '@/i18n/paths';
import { withoutTypesetting } from '@/lib/text/typeset';
import type { BuiltPage } from '@/seo/built-page';

/** What the preview picture of a page shows. */
export type PageParts = {
  /** Path of the picture, as the page names it. */
  file: string;
  title: string;
  /** What stands above the heading of the page: kind and subject of a document. */
  kicker: string | undefined;
  /** Path of the first picture of the page. */
  picture: string | undefined;
};

/** What matters of a page: its head, and what stands in `main` up to the first picture. */
function partsToRead(html: string): string {
  const main = html.indexOf('<main');
  const head = html.slice(0, html.indexOf('</head>'));
  const [before = ''] = html.slice(main).split(/(?<=<img[^>]*>|<svg[^>]* data-src=[^>]*>)/, 1);
  return head + before;
}

/**
 * Reads from the HTML of a page what its preview picture is made of.
 * @returns `undefined` for a page that names no picture
 * @throws Error when it names a picture, but has no title of it
 */
export function pageParts({ locale, path, html }: BuiltPage): PageParts | undefined {
  if (!html.includes('og:image')) return undefined;
  const properties: Record<string, string> = {};
  let kicker: string | undefined;
  let paragraph: string | undefined;
  let isInMain = false;
  let isInParagraph = false;
  let picture: string | undefined;
  const parser = new RewritingStream();
  parser.on('startTag', (tag) => {
    const { tagName } = tag;
    if (tagName === 'meta') {
      const property = attribute(tag, 'property');
      const content = attribute(tag, 'content');
      if (property !== undefined && content !== undefined) properties[property] ??= content;
    }
    if (tagName === 'main') isInMain = true;
    if (!isInMain) return;
    if (tagName === 'h1') kicker = paragraph;
    // A file, or a drawing in the page itself (`InlinePicture`).
    if (tagName === 'img') picture ??= attribute(tag, 'src');
    if (tagName === 'svg') picture ??= attribute(tag, 'data-src');
    isInParagraph = tagName === 'p';
    paragraph = isInParagraph ? '' : undefined;
  });
  parser.on('text', ({ text }) => {
    if (isInParagraph) paragraph += text;
  });
  parser.on('endTag', () => {
    isInParagraph = false;
  });
  parser.end(partsToRead(html));
  const image = properties['og:image'];
  const title = properties['og:title'];
  if (image === undefined) return undefined;
  if (title === undefined)
    throw new Error(`${localizedPath(locale, path)}: og:image without og:title`);
  return {
    file: decodeURI(new URL(image, 'https://example.com').pathname),
    title,
    // As it was typed: pages put marks without a width into it.
    kicker: kicker && withoutTypesetting(kicker),
    picture,
  };
}
