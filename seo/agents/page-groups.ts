import { type DocumentKind, pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { documentEntries } from '@/documents/entries';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { translatedLocales } from '@/seo/translated-locales';

const kinds: DocumentKind[] = ['articles', 'blogs'];

/** Paths of the pages, without locale prefix, in the order in which agents are told of them. */
export type PageGroups = {
  services: readonly string[];
  company: readonly string[];
  /** The pages of the insights, and the documents that are translated. */
  documents: readonly string[];
  /** The documents that are in English only; empty in English. */
  english: readonly string[];
};

/** The pages of a language by what they are about; documents newest first, at their canonical path. */
export function pageGroups(locale: Locale): PageGroups {
  const documents = kinds.flatMap((kind) => documentEntries(kind, locale).map(({ path }) => path));
  const isTranslated = (path: string) => translatedLocales(path).includes(locale);
  return {
    services: [pages.services.path, ...serviceKeys.map(servicePath)],
    company: [pages.home, pages.about, pages.contact, pages.freeConsultation].map(
      ({ path }) => path,
    ),
    documents: [pages.insights.path, pages.xero.path, ...documents.filter(isTranslated)],
    english: locale === defaultLocale ? [] : documents.filter((path) => !isTranslated(path)),
  };
}
