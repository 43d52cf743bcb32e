import type { Metadata } from 'next';
import { site, titleWithBrand } from '@/content/site';
import { isTranslated, type Locale, locales } from '@/i18n/locales';
import type { PageDates } from './dates/page-dates';
import { feedLocales, feedPath } from './feed/feed-path';
import { markdownPath } from './markdown/markdown-path';
import {
  alternateUrls,
  canonicalPath,
  canonicalUrl,
  contentLocale,
  isIndexable,
  isOriginal,
  translatedLocales,
} from './page-languages';
import { previewFile, previewSize } from './previews/preview-file';

type PageMetadata = {
  locale: Locale;
  /** Title without the brand suffix. */
  title: string;
  /** The same of the page that this one is a copy of, where that is another one: other sites show it. */
  original?: { title: string; description: string };
  description: string;
  /** The page's own path without locale prefix; undefined for pages without an address. */
  path: string | undefined;
  indexable: boolean;
  /** Of a document: when it was published and last changed. */
  dates?: PageDates | undefined;
};

/** The other formats of a page, by media type. */
function otherFormats(path: string, locale: Locale): Record<string, string> {
  return {
    ...(isIndexable(path) ? { 'text/markdown': markdownPath(locale, path) } : {}),
    ...(feedLocales().includes(locale) ? { 'application/atom+xml': feedPath(locale) } : {}),
  };
}

/** Canonical URL, languages and formats of a page. */
function addresses(path: string, locale: Locale, indexable: boolean): Metadata['alternates'] {
  return {
    canonical: canonicalUrl(path, locale),
    ...(indexable && isOriginal(path, locale) ? { languages: alternateUrls(path) } : {}),
    types: otherFormats(path, locale),
  };
}

/**
 * The head of a page: title with the brand as suffix, description, canonical address and the
 * addresses in other languages and formats, what other sites show of it, and a no-index tag where the
 * page is not for search engines.
 */
export function pageMetadata({
  locale,
  title,
  description,
  original,
  path,
  indexable,
  dates,
}: PageMetadata): Metadata {
  const shared = original ?? { title, description };
  // Where a page is not translated, the English one is the original.
  const shown = path === undefined ? locale : contentLocale(path, locale);
  const others = path === undefined ? [] : translatedLocales(path);
  const listed = path === undefined || !indexable ? undefined : canonicalPath(path);
  return {
    metadataBase: new URL(site.origin),
    manifest: '/manifest.webmanifest',
    title: titleWithBrand(title),
    description,
    ...(path === undefined ? {} : { alternates: addresses(path, locale, indexable) }),
    ...(indexable && isTranslated(locale) ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      ...(dates === undefined
        ? { type: 'website' }
        : { type: 'article', publishedTime: dates.published, modifiedTime: dates.modified }),
      siteName: site.name,
      locale: locales[shown].openGraph,
      alternateLocale: others
        .filter((other) => other !== shown)
        .map((other) => locales[other].openGraph),
      ...shared,
      ...(path === undefined ? {} : { url: canonicalUrl(path, locale) }),
      ...(listed === undefined
        ? {}
        : {
            images: [
              {
                url: previewFile({ locale: shown, path: listed, title: shared.title }),
                ...previewSize,
                type: 'image/png',
                alt: shared.title,
              },
            ],
          }),
    },
    twitter: { card: listed === undefined ? 'summary' : 'summary_large_image' },
  };
}
