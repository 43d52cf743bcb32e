import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { DocumentEntry } from '@/documents/entries';
import { foreignLang } from '@/i18n/foreign-lang';
import { typeset } from '@/lib/text/typeset';

/**
 * What stands around a document's title and excerpt, in the page's language, and their own language
 * where it is another one.
 */
export function useDocumentLabels(document: DocumentEntry) {
  const t = useTranslations('articles');
  const format = useFormatter();
  const locale = useLocale();
  return {
    category: t(`categories.${document.category}`),
    // Noon in Manila, so that no time zone turns it into another day.
    date: format.dateTime(new Date(`${document.date}T12:00:00+08:00`), { dateStyle: 'long' }),
    readTime: typeset(t('readTime', { minutes: document.readMinutes }), 'text'),
    lang: foreignLang(document.locale, locale),
  };
}
