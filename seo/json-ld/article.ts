import type { Messages } from 'next-intl';
import type {
  ArticleLeaf,
  BlogPostingLeaf,
  CorrectionCommentLeaf,
  DigitalDocumentLeaf,
} from 'schema-dts';
import { spreadsheets } from '@/content/downloads';
import { image } from '@/content/images';
import { site } from '@/content/site';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { formatLiteral } from '@/lib/messages/icu';
import { keysOf } from '@/lib/objects/entries-of';
import { pageDates } from '@/seo/dates/page-dates';
import { downloadPath } from '@/seo/downloads/download-path';
import { downloadTitle } from '@/seo/downloads/download-title';
import { canonicalUrl } from '@/seo/page-languages';
import { type Identified, idOf, organizationId, reference } from './ids';

/** A correction of a document, in the language of its body where it has been translated. */
function correctionOf(locale: Locale) {
  return ({ date, text }: DocumentEntry['changes'][number]): CorrectionCommentLeaf => ({
    '@type': 'CorrectionComment',
    datePublished: date,
    text: text[locale] ?? text[defaultLocale] ?? '',
  });
}

/** The lists to fill in that a document shows, on the pages in the language of its body. */
function partsOf({ id, bodyLocale }: DocumentEntry, locale: Locale, messages: Messages) {
  const parts = keysOf(spreadsheets)
    .filter((each) => bodyLocale === locale && spreadsheets[each].document === id)
    .map(
      (each): DigitalDocumentLeaf => ({
        '@type': 'DigitalDocument',
        name: downloadTitle(messages.downloads.items[each].title),
        encodingFormat: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        url: site.origin + downloadPath(locale, each),
      }),
    );
  return parts.length === 0 ? {} : { hasPart: parts };
}

/** A document, the same on every page that shows it; a page in another language leaves its texts out. */
export function article(
  document: DocumentEntry,
  locale: Locale,
  messages: Messages,
): Identified<ArticleLeaf | BlogPostingLeaf> {
  const { bodyLocale, path, kind, date, readMinutes, changes } = document;
  const url = canonicalUrl(path, bodyLocale);
  return {
    '@type': kind === 'blogs' ? 'BlogPosting' : 'Article',
    '@id': idOf(url, 'article'),
    mainEntityOfPage: reference(idOf(url, 'webpage')),
    ...(bodyLocale === locale
      ? {
          headline: document.title,
          description: document.description,
          articleSection: formatLiteral(messages.articles.categories[document.category]),
        }
      : {}),
    image: site.origin + image(documentCover(document)).src,
    datePublished: date,
    dateModified: pageDates(path, bodyLocale)?.modified ?? date,
    // "The … team", says the page.
    author: reference(organizationId),
    publisher: reference(organizationId),
    inLanguage: locales[bodyLocale].lang,
    timeRequired: `PT${readMinutes}M`,
    ...partsOf(document, locale, messages),
    ...(changes.length === 0 ? {} : { correction: changes.map(correctionOf(bodyLocale)) }),
    ...(bodyLocale === defaultLocale
      ? {}
      : { translationOfWork: reference(idOf(canonicalUrl(path, defaultLocale), 'article')) }),
  };
}
