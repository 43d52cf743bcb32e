import type { Metadata } from 'next';
import { logo } from '@/content/images';
import { site } from '@/content/site';
import { isTranslated, type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contentLocale } from './translated-locales';

type PageMetadata = {
  locale: Locale;
  /** Title without the brand suffix. */
  title: string;
  description: string;
  /** Canonical path without locale prefix; undefined for pages without an address of their own. */
  path: string | undefined;
  indexable: boolean;
};

/**
 * The head of a page (spec §7): title with the brand as suffix, description, canonical, Open Graph
 * basics, and a no-index tag where the page is not for search engines.
 */
export function pageMetadata({
  locale,
  title,
  description,
  path,
  indexable,
}: PageMetadata): Metadata {
  // Where a page is not translated, the English address is the original.
  const shown = contentLocale(path, locale);
  const url = path === undefined ? undefined : `${site.origin}${localizedPath(shown, path)}`;
  return {
    metadataBase: new URL(site.origin),
    icons: { icon: logo('mark.svg'), apple: '/apple-touch-icon.png' },
    manifest: '/manifest.webmanifest',
    title: `${title} | ${site.brand}`,
    description,
    alternates: url === undefined ? undefined : { canonical: url },
    robots: indexable && isTranslated(locale) ? undefined : { index: false, follow: true },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: locales[shown].openGraph,
      title,
      description,
      url,
    },
  };
}
