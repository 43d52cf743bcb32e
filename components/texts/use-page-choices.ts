import { useLocale, useTranslations } from 'next-intl';
import { knownPages } from '@/content/known-pages';
import { documentIds, documentPath, type PageId, pages, partsOf } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { localizedPath } from '@/i18n/paths';
import { keysOf } from '@/lib/objects/entries-of';

const known: ReadonlySet<PageId> = new Set(knownPages);

export type PageChoices = ReturnType<typeof usePageChoices>;

/** All pages of the language of the page, by the names that its menus give them. */
export function usePageChoices() {
  const locale = useLocale();
  const t = useTranslations('navigation.pages');
  const choice = (id: PageId) => ({
    url: localizedPath(locale, pages[id].path),
    label: t(id),
  });
  return {
    known: knownPages.map(choice),
    others: keysOf(pages)
      .filter((id) => !known.has(id))
      .map(choice),
    documents: documentIds.map((id) => {
      const { kind, slug } = partsOf(id);
      return {
        url: localizedPath(locale, documentPath(kind, slug)),
        label: documentEntry(id, locale).title,
      };
    }),
  };
}
