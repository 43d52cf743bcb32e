import type { Messages } from 'next-intl';
import type { ImageObjectLeaf, WebPageLeaf, WebSiteLeaf } from 'schema-dts';
import { documentIdAt, type PageId, pageIdAt, pages } from '@/content/pages';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { defaultLocale, type Locale, locales, translatedLocaleCodes } from '@/i18n/locales';
import { pageDates } from '@/seo/dates/page-dates';
import { headTexts } from '@/seo/head-texts';
import { canonicalPath, canonicalUrl, contentLocale, isCanonical } from '@/seo/page-languages';
import { previewFile } from '@/seo/previews/preview-file';
import { homeUrl, type Identified, idOf, organizationId, reference, websiteId } from './ids';

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

export type WebPageNode = Identified<Omit<WebPageLeaf, '@type' | '@id'> & { '@type': WebPageType }>;

type Head = { title: string; description: string };

const types: Partial<Record<PageId, WebPageNode['@type']>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  insights: 'CollectionPage',
};

/**
 * The Open Graph image of a page: that of its canonical page.
 * @param head of the page; a document is shown with its title in the language of its text instead
 */
function preview(path: string, locale: Locale, head: Head): ImageObjectLeaf {
  const language = contentLocale(path, locale);
  const id = documentIdAt(path);
  const title = id === undefined ? head.title : documentEntry(id, language).title;
  const file = previewFile({ locale: language, path: canonicalPath(path), title });
  return { '@type': 'ImageObject', url: site.origin + file };
}

/** Title without the brand, and description, as the head of the page has them. */
function headOf(path: string, locale: Locale, messages: Messages): Head {
  const document = documentIdAt(path);
  if (document !== undefined) {
    const { title, description } = documentEntry(document, locale);
    return { title, description };
  }
  const page = pageIdAt(path);
  if (page === undefined) throw new Error(`no page has the path ${path}`);
  return headTexts(page, messages);
}

/** Name and description only in the language of the content, the breadcrumb only at the canonical URL. */
function urlProperties(path: string, locale: Locale, head: Head, hasBreadcrumb: boolean) {
  const url = canonicalUrl(path, locale);
  const language = contentLocale(path, locale);
  const { title, description } = head;
  return {
    ...(language === locale && { name: title, description }),
    ...(hasBreadcrumb &&
      isCanonical(path, locale) && { breadcrumb: reference(idOf(url, 'breadcrumb')) }),
    ...(language !== defaultLocale && {
      translationOfWork: reference(idOf(canonicalUrl(path, defaultLocale), 'webpage')),
    }),
  };
}

/** A page, by its canonical URL. `pageGraph` adds what it is about. */
export function webPage(
  path: string,
  locale: Locale,
  messages: Messages,
  hasBreadcrumb: boolean,
): WebPageNode {
  const url = canonicalUrl(path, locale);
  const page = pageIdAt(path);
  const head = headOf(path, locale, messages);
  const dates = pageDates(path, locale);
  return {
    '@type': (page && types[page]) ?? 'WebPage',
    '@id': idOf(url, 'webpage'),
    url,
    inLanguage: locales[contentLocale(path, locale)].lang,
    isPartOf: reference(websiteId),
    ...urlProperties(path, locale, head, hasBreadcrumb),
    primaryImageOfPage: preview(path, locale, head),
    ...(dates && { datePublished: dates.published, dateModified: dates.modified }),
  };
}

/** The site; on home pages with its other name and its languages. @param path path without locale prefix */
export function website(path: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: homeUrl,
    name: site.name,
    publisher: reference(organizationId),
    ...(path === pages.home.path && {
      alternateName: site.brand,
      inLanguage: translatedLocaleCodes.map((code) => locales[code].lang),
    }),
  };
}
