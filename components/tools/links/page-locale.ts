import type { KnownSite } from '@/components/tools/audit/known-site';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** The language of the page at a URL path; undefined where there is none. */
export function pageLocale(url: string, { paths }: Pick<KnownSite, 'paths'>): Locale | undefined {
  return localeCodes.find((locale) => paths.some((path) => localizedPath(locale, path) === url));
}
