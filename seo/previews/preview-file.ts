import { createHash } from 'node:crypto';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';

/** To be raised when the look of the pictures changes: those who keep one then fetch the new one. */
const designVersion = 1;

type Preview = {
  locale: Locale;
  /** Path of the page without locale prefix. */
  path: string;
  /** Title without the brand suffix. */
  title: string;
};

/** URL path of a page's preview image. Its name changes with what the picture says. */
export function previewFile({ locale, path, title }: Preview): string {
  const said = JSON.stringify([designVersion, site.name, title]);
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 8);
  return `/previews/${locale}${path === '/' ? '/home' : path}-${hash}.png`;
}
