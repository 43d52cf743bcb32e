import { createHash } from 'node:crypto';
import { typefaces } from '@/content/fonts';
import { site } from '@/content/site';
import colors from '@/content/theme-colors.json';
import type { Locale } from '@/i18n/locales';

/** Size of the pictures in pixels, as Facebook recommends (developers.facebook.com/docs/sharing/webmasters/images). */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * What all pictures have in common: with it their names change, so that cached link previews are fetched anew.
 * The number goes up by one when they are drawn in another way.
 */
const design = JSON.stringify([1, typefaces, colors.light]);

type PreviewOf = {
  locale: Locale;
  /** Canonical path without locale prefix. */
  path: string;
  /** Title of the page as the picture shows it, without the brand. */
  title: string;
};

/** Path of a preview picture, `/previews/ja/visa-processing-1a2b3c4d.png`: the digits change with words and design. */
export function previewFile({ locale, path, title }: PreviewOf): string {
  const hash = createHash('sha256')
    .update([design, site.name, title].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return `/previews/${locale}${path === '/' ? '/home' : path}-${hash}.png`;
}
