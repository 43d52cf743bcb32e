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
  isCanonical,
  isIndexable,
  translatedLocales,
} from './page-languages';
import { previewFile, previewSize } from './previews/preview-file';

type MetadataInput = {
  locale: Locale;
  /** Title without the brand suffix. */
  title: string;
  description: string;
  /** Title and description in the language of the content, where that is another one: for Open Graph. */
  contentTexts?: { title: string; description: string };
  /** The page's own path without locale prefix; undefined for pages without a URL. */
  path: string | undefined;
  indexable: boolean;
  /** Of a document: when it was published and last changed. */
  dates?: PageDates | undefined;
};

function otherFormats(path: string, locale: Locale): Record<string, string> {
  return {
    ...(isIndexable(path) && { 'text/markdown': markdownPath(locale, path) }),
    ...(feedLocales().includes(locale) && { 'application/atom+xml': feedPath(locale) }),
  };
}

function alternatesOf(path: string, locale: Locale, indexable: boolean): Metadata['alternates'] {
  return {
    canonical: canonicalUrl(path, locale),
    ...(indexable && isCanonical(path, locale) && { languages: alternateUrls(path) }),
    types: otherFormats(path, locale),
  };
}

/** The head of a page: title with brand, description, canonical and alternate URLs, Open Graph, `noindex` where it is not for search. */
export function pageMetadata({
  locale,
  title,
  description,
  contentTexts,
  path,
  indexable,
  dates,
}: MetadataInput): Metadata {
  const texts = contentTexts ?? { title, description };
  const language = path === undefined ? locale : contentLocale(path, locale);
  const translations = path === undefined ? [] : translatedLocales(path);
  const previewPath = path === undefined || !indexable ? undefined : canonicalPath(path);
  return {
    metadataBase: new URL(site.origin),
    manifest: '/manifest.webmanifest',
    title: titleWithBrand(title),
    description,
    ...(path && { alternates: alternatesOf(path, locale, indexable) }),
    ...(indexable && isTranslated(locale) ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      ...(dates === undefined
        ? { type: 'website' }
        : { type: 'article', publishedTime: dates.published, modifiedTime: dates.modified }),
      siteName: site.name,
      locale: locales[language].openGraph,
      alternateLocale: translations
        .filter((other) => other !== language)
        .map((other) => locales[other].openGraph),
      ...texts,
      ...(path && { url: canonicalUrl(path, locale) }),
      ...(previewPath && {
        images: [
          {
            url: previewFile({ locale: language, path: previewPath, title: texts.title }),
            ...previewSize,
            type: 'image/png',
            alt: texts.title,
          },
        ],
      }),
    },
    twitter: { card: previewPath === undefined ? 'summary' : 'summary_large_image' },
  };
}
