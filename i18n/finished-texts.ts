import type { Messages } from 'next-intl';
import { explainedTerms } from '@/content/glossary';
import { keywordsOf } from '@/content/link-keywords';
import { plannedLinks } from '@/content/link-plan';
import { type PageId, pages } from '@/content/pages';
import type { Locale } from './locales';
import { type PageSources, pageSources } from './page-sources';
import { type FinishedText, finishTexts, inShapeOf, type TextPart, type Texts } from './page-texts';

/** By the messages of a locale: they stay the same for all pages that are built. */
const finished = new WeakMap<object, Map<PageId, Map<string, FinishedText>>>();

/** The texts of a page by their keys, finished once for all that shows or describes them. */
function finishedTexts(page: PageId, locale: Locale, messages: Messages) {
  const known = finished.get(messages) ?? new Map<PageId, Map<string, FinishedText>>();
  finished.set(messages, known);
  const found = known.get(page);
  if (found !== undefined) return found;
  const words = { keywords: keywordsOf(locale), terms: explainedTerms(locale) };
  const { path } = pages[page];
  const texts = finishTexts(pageSources(messages)[page], words, {
    source: `messages of the page ${page}`,
    path,
    planned: plannedLinks(locale, path),
  });
  known.set(page, texts);
  return texts;
}

/**
 * All texts of a page in the shape of its messages: `texts.hero.title`.
 * @param show what stands for a running text
 * @throws Error naming page and key of a text that takes arguments, or the file and each planned link that
 * stands nowhere in the page
 */
export function textsOfPage<Page extends PageId, Running>(
  page: Page,
  locale: Locale,
  messages: Messages,
  show: (parts: TextPart[]) => Running,
): Texts<PageSources[Page], Running> {
  const shown = inShapeOf(pageSources(messages)[page], finishedTexts(page, locale, messages), show);
  // Built in the shape of the messages; their type is that of the English files.
  return shown as Texts<PageSources[Page], Running>;
}

/** The texts of a page as it shows them, letter by letter, without links. Throws as `textsOfPage` does. */
export function shownTexts<Page extends PageId>(
  page: Page,
  locale: Locale,
  messages: Messages,
): Texts<PageSources[Page], string> {
  return textsOfPage(page, locale, messages, (parts) => parts.map(({ text }) => text).join(''));
}
