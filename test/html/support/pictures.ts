import type { CheerioAPI } from 'cheerio';
import { elements } from './html-page';

/** A picture of a page: file and alternative text; undefined where that is missing. */
export type ShownPicture = { src: string; alt: string | undefined };

/** The pictures below a selector, as files or inline (`InlinePicture`). */
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
