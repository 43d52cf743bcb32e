import { useLocale, useTranslations } from 'next-intl';
import { mainPages } from '@/content/main-pages';
import { documentIds, documentPath, type PageId, pages, partsOf } from '@/content/pages';
import { documentEntry } from '@/documents/entries';
import { localizedPath } from '@/i18n/paths';
import { keysOf } from '@/lib/objects/entries-of';

const mainIds: ReadonlySet<PageId> = new Set(mainPages);

export type PageChoices = ReturnType<typeof usePageChoices>;

/** All pages in the language of this one, with the labels of its menus; documents with their titles. */
export function usePageChoices() {
  const locale = useLocale();
  const t = useTranslations('navigation.pages');
  const choice = (id: PageId) => ({
    url: localizedPath(locale, pages[id].path),
    label: t(id),
  });
  return {
    main: mainPages.map(choice),
    others: keysOf(pages)
      .filter((id) => !mainIds.has(id))
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
