import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';

/** What the tools know of the site besides what they read: nothing of it is judged. */
export type KnownSite = {
  /** The configured origin. */
  origin: string;
  name: string;
  /** Paths of all pages without locale prefix. */
  paths: readonly string[];
  /** Those that shall not be listed. */
  hidden: readonly string[];
};

/** URL paths of all pages in all languages. */
export function allUrls({ paths }: KnownSite): string[] {
  return localeCodes.flatMap((locale) => paths.map((path) => localizedPath(locale, path)));
}
