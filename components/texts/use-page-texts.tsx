import { useLocale, useMessages } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { keywordsOf } from '@/content/link-keywords';
import { type PageId, pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { type PageSources, pageSources } from '@/i18n/page-sources';
import { finishTexts, inShapeOf, type Texts } from '@/i18n/page-texts';
import { localizedPath } from '@/i18n/paths';
import { interfaceLocale } from '@/i18n/translated';
import type { MessageTree } from '@/lib/messages/tree';
import type { Segment } from '@/lib/text/contextual-links';

/** The texts of a page: its running text with contextual links, ready to be shown. */
export type PageTexts<Page extends PageId> = Texts<PageSources[Page], ReactNode>;

/** Running text as elements. */
function runningText(segments: Segment[], locale: Locale): ReactNode {
  if (segments.every(({ path }) => path === undefined)) {
    return segments.map(({ text }) => text).join('');
  }
  return (
    <>
      {segments.map(({ text, path }, index) =>
        path === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <a
            key={path}
            href={localizedPath(locale, path)}
            data-contextual=""
            className="underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {text}
          </a>
        ),
      )}
    </>
  );
}

/** By the messages of a locale: they stay the same for all pages that are built. */
const finishedPages = new WeakMap<object, Map<PageId, unknown>>();

/**
 * All texts of a page, for its sections: `texts.hero.title`, `texts.why.benefits.fees.description`. Links
 * are found in the order of the messages, for the whole page at once: the order in which sections are
 * rendered cannot change them.
 * @throws Error naming page and key of a text that takes arguments
 */
export function usePageTexts<Page extends PageId>(page: Page): PageTexts<Page> {
  const locale = useLocale();
  const messages = useMessages();
  const known = finishedPages.get(messages) ?? new Map<PageId, unknown>();
  finishedPages.set(messages, known);
  if (!known.has(page)) {
    const tree: MessageTree = pageSources(messages)[page];
    try {
      const finished = finishTexts(tree, keywordsOf(interfaceLocale(locale)), pages[page].path);
      known.set(
        page,
        inShapeOf(tree, finished, (segments) => runningText(segments, locale)),
      );
    } catch (error) {
      throw new Error(
        `messages of the page ${page}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  // Built in the shape of the messages just above; their type is that of the English files.
  return known.get(page) as PageTexts<Page>;
}
