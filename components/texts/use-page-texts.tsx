import { useLocale, useMessages } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { unbroken } from '@/components/ui/unbroken';
import type { PageId } from '@/content/pages';
import { type Locale, locales } from '@/i18n/locales';
import type { PageSources } from '@/i18n/page-sources';
import { type Texts, textsOfPage } from '@/i18n/page-texts';
import { localizedPath } from '@/i18n/paths';
import type { TextPart } from '@/lib/text/mark-up-texts';
import { typeset } from '@/lib/text/typeset';

/** The texts of a page: its running text with its links, ready to be shown. */
export type PageTexts<Page extends PageId> = Texts<PageSources[Page], ReactNode>;

function shownPart({ text, path, isPlanned, isTerm }: TextPart, locale: Locale): ReactNode {
  const shown = typeset(text, 'text', locales[locale].lang);
  if (path === undefined) return isTerm ? <dfn>{unbroken(shown)}</dfn> : unbroken(shown);
  return (
    <a
      href={localizedPath(locale, path)}
      {...(isPlanned ? { 'data-planned': '' } : { 'data-contextual': '' })}
      className="underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {unbroken(shown)}
    </a>
  );
}

function runningText(parts: TextPart[], locale: Locale): ReactNode {
  const [only, ...others] = parts;
  if (only && others.length === 0) return shownPart(only, locale);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={index}>{shownPart(part, locale)}</Fragment>
      ))}
    </>
  );
}

/** Cache by the messages of a locale: the same object for all pages that a process of the build renders. */
const shownPages = new WeakMap<object, Map<PageId, unknown>>();

/**
 * All texts of a page, for its sections: `texts.hero.title`, `texts.why.benefits.fees.description`. Links
 * are found in the order of the messages, for the whole page at once: the order in which sections are
 * rendered cannot change them.
 * @throws Error as `textsOfPage` does
 */
export function usePageTexts<Page extends PageId>(page: Page): PageTexts<Page> {
  const locale = useLocale();
  const messages = useMessages();
  const known = shownPages.get(messages) ?? new Map<PageId, unknown>();
  shownPages.set(messages, known);
  if (!known.has(page)) {
    const show = (parts: TextPart[]) => runningText(parts, locale);
    known.set(page, textsOfPage(page, locale, messages, show));
  }
  // Set just above, with the type of this page.
  return known.get(page) as PageTexts<Page>;
}
