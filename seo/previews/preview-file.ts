import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';

/** Size of the pictures in pixels: what link previews of all kinds show uncut (https://ogp.me). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Number of the design: one more when the pictures change, so that kept link previews are fetched anew. */
const design = 1;

type PreviewOf = {
  locale: Locale;
  /** Canonical path without locale prefix. */
  path: string;
  /** Title of the page as the picture shows it, without the brand. */
  title: string;
};

/**
 * Path of the preview picture of a page: `/previews/ja/visa-processing-1a2b3c4d.png`. The eight hex digits
 * change with its words; for a new look of the same words the number of the design is raised.
 */
export function previewFile({ locale, path, title }: PreviewOf): string {
  const hash = createHash('sha256')
    .update([design, site.name, title].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return `/previews/${locale}${path === '/' ? '/home' : path}-${hash}.png`;
}
