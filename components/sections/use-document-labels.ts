import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { DocumentEntry } from '@/documents/entries';
import { foreignLang } from '@/i18n/foreign-lang';
import { noonInManila } from '@/lib/dates/noon-in-manila';
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
    date: format.dateTime(noonInManila(document.date), { dateStyle: 'long' }),
    readTime: typeset(t('readTime', { minutes: document.readMinutes }), 'text'),
    lang: foreignLang(document.locale, locale),
  };
}
