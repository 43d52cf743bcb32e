import type { CheerioAPI } from 'cheerio';
import { elements } from './html-page';

/** A picture of a page: its file, and what it says in place of it; undefined where that is left out. */
export type ShownPicture = { src: string; alt: string | undefined };

/** The pictures below a selector, in files or drawn in the page itself (`InlinePicture`). */
export function picturesIn($: CheerioAPI, scope: string): ShownPicture[] {
  return elements($, `${scope} img, ${scope} svg[data-src]`).map(({ name, attribs }) =>
    name === 'img'
      ? { src: attribs.src ?? '', alt: attribs.alt }
      : {
          src: attribs['data-src'] ?? '',
          alt: attribs['aria-hidden'] === 'true' ? '' : attribs['aria-label'],
        },
  );
}
