import type { Messages } from 'next-intl';
import type {
  ArticleLeaf,
  BlogPostingLeaf,
  CorrectionCommentLeaf,
  DigitalDocumentLeaf,
  WebApplicationLeaf,
} from 'schema-dts';
import { calculatorAnchor, calculatorDocument, calculatorsFor } from '@/content/calculators';
import { spreadsheets } from '@/content/downloads';
import { image } from '@/content/images';
import { site } from '@/content/site';
import { type DocumentEntry, documentCover } from '@/documents/entries';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { toolName } from '@/i18n/tool-name';
import { formatLiteral } from '@/lib/messages/icu';
import { keysOf } from '@/lib/objects/entries-of';
import { pageDates } from '@/seo/dates/page-dates';
import { downloadPath } from '@/seo/downloads/download-path';
import { downloadTitle } from '@/seo/downloads/download-title';
import { canonicalUrl } from '@/seo/page-languages';
import { type Identified, idOf, organizationId, reference } from './ids';

/** A correction of a document, in English for machines, whatever the language of its body. */
function correctionOf({ date, text }: DocumentEntry['changes'][number]): CorrectionCommentLeaf {
  return {
    '@type': 'CorrectionComment',
    datePublished: date,
    inLanguage: locales[defaultLocale].lang,
    text: text[defaultLocale] ?? '',
  };
}

/** The calculators of a document, in the language of its body. @param messages in that language */
function calculatorParts(
  { id, path, bodyLocale }: DocumentEntry,
  { calculators }: Messages,
): WebApplicationLeaf[] {
  return calculatorsFor()
    .filter((tool) => calculatorDocument(tool) === id)
    .map((tool) => ({
      '@type': 'WebApplication',
      name: toolName(tool, calculators),
      url: `${canonicalUrl(path, bodyLocale)}#${calculatorAnchor(tool)}`,
      applicationCategory: 'BusinessApplication',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
      inLanguage: locales[bodyLocale].lang,
    }));
}

/** The spreadsheets of a document, in the language of its body. @param messages in that language */
function spreadsheetParts(
  { id, bodyLocale }: DocumentEntry,
  { downloads: { items } }: Messages,
): DigitalDocumentLeaf[] {
  return keysOf(spreadsheets)
    .filter((each) => spreadsheets[each].document === id)
    .map((each) => ({
      '@type': 'DigitalDocument',
      name: downloadTitle(items[each].title),
      encodingFormat: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      url: site.origin + downloadPath(bodyLocale, each),
    }));
}

/** A document, the same on every page that shows it; a page in another language leaves its texts out. */
export function article(
  document: DocumentEntry,
  locale: Locale,
  messages: Messages,
): Identified<ArticleLeaf | BlogPostingLeaf> {
  const { bodyLocale, path, kind, date, readMinutes, changes } = document;
  const url = canonicalUrl(path, bodyLocale);
  // A page in another language has other names for them.
  const isOwnLanguage = bodyLocale === locale;
  const parts = isOwnLanguage
    ? [...calculatorParts(document, messages), ...spreadsheetParts(document, messages)]
    : [];
  return {
    '@type': kind === 'blogs' ? 'BlogPosting' : 'Article',
    '@id': idOf(url, 'article'),
    mainEntityOfPage: reference(idOf(url, 'webpage')),
    ...(isOwnLanguage && {
      headline: document.title,
      description: document.description,
      articleSection: formatLiteral(messages.articles.categories[document.category]),
    }),
    image: site.origin + image(documentCover(document)).src,
    datePublished: date,
    dateModified: pageDates(path, bodyLocale)?.modified ?? date,
    // As the page names them: "The … team".
    author: reference(organizationId),
    publisher: reference(organizationId),
    inLanguage: locales[bodyLocale].lang,
    timeRequired: `PT${readMinutes}M`,
    ...(parts.length > 0 && { hasPart: parts }),
    ...(changes.length > 0 && { correction: changes.map(correctionOf) }),
    ...(bodyLocale !== defaultLocale && {
      translationOfWork: reference(idOf(canonicalUrl(path, defaultLocale), 'article')),
    }),
  };
}
