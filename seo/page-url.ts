import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/**
 * The absolute URL of a page, written in one way wherever machines read it: the English home page has no
 * final slash, as in the canonical links that Next writes.
 */
export function pageUrl(locale: Locale, path: string): string {
  const local = localizedPath(locale, path);
  return local === '/' ? site.origin : site.origin + local;
}
