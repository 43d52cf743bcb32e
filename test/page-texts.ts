import { explainedTerms } from '@/content/glossary';
import { keywordsOf } from '@/content/link-keywords';
import { type PageId, pages } from '@/content/pages';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { type PageSources, pageSources } from '@/i18n/page-sources';
import { finishTexts, inShapeOf, type Texts } from '@/i18n/page-texts';

/** The texts of a page as it shows them, letter by letter, without links. */
export function shownTexts<Page extends PageId>(
  page: Page,
  locale: Locale = defaultLocale,
): Texts<PageSources[Page], string> {
  const tree = pageSources(loadMessages(locale))[page];
  const words = { keywords: keywordsOf(locale), terms: explainedTerms(locale) };
  const finished = finishTexts(tree, words, pages[page].path);
  const shown = inShapeOf(tree, finished, (parts) => parts.map(({ text }) => text).join(''));
  // Built in the shape of the messages.
  return shown as Texts<PageSources[Page], string>;
}
