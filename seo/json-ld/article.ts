import type { Messages } from 'next-intl';
import type { ArticleLeaf, BlogPostingLeaf } from 'schema-dts';
import { image } from '@/content/images';
import { site } from '@/content/site';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { pageDates } from '@/seo/dates/page-dates';
import { messageText } from '@/seo/message-text';
import { canonicalUrl } from '@/seo/page-languages';
import { type Identified, idOf, organizationId, reference } from './ids';

/** What of a document is in a language: only where the page speaks that of the document. */
function texts(document: DocumentEntry, { articles }: Messages) {
  return {
    headline: document.title,
    description: document.description,
    articleSection: messageText(articles.categories[document.category]),
  };
}

/**
 * A document, the same on every page that shows it. A page that shows it in a frame of another language
 * says nothing in that language of it.
 * @param locale language of the page
 */
export function article(
  document: DocumentEntry,
  locale: Locale,
  messages: Messages,
): Identified<ArticleLeaf | BlogPostingLeaf> {
  const { bodyLocale, path, kind, date, readMinutes } = document;
  const url = canonicalUrl(path, bodyLocale);
  return {
    '@type': kind === 'blogs' ? 'BlogPosting' : 'Article',
    '@id': idOf(url, 'article'),
    mainEntityOfPage: reference(idOf(url, 'webpage')),
    ...(bodyLocale === locale ? texts(document, messages) : {}),
    image: site.origin + image(documentCover(document)).src,
    datePublished: date,
    dateModified: pageDates(path, bodyLocale)?.modified ?? date,
    // "The … team", says the page.
    author: reference(organizationId),
    publisher: reference(organizationId),
    inLanguage: locales[bodyLocale].lang,
    timeRequired: `PT${readMinutes}M`,
    ...(bodyLocale === defaultLocale
      ? {}
      : { translationOfWork: reference(idOf(canonicalUrl(path, defaultLocale), 'article')) }),
  };
}
