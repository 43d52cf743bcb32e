import { useFormatter, useTranslations } from 'next-intl';
import type { Document } from '@/documents/documents';

/** What stands around a document's text, in the page's language. */
export function useDocumentLabels(document: Document) {
  const t = useTranslations('articles');
  const format = useFormatter();
  return {
    category: t(`categories.${document.category}`),
    // Noon in Manila, so that no time zone turns it into another day.
    date: format.dateTime(new Date(`${document.date}T12:00:00+08:00`), { dateStyle: 'long' }),
    readTime: t('readTime', { minutes: document.readMinutes }),
  };
}
