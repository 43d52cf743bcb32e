import { useLocale, useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import type { DocumentEntry } from '@/documents/entries';
import { foreignLang, locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';

/** The texts of documents' cards, typeset; `lang` where title and excerpt are not in the language of the page. */
export function useDocumentLabels() {
  const t = useTranslations('articles');
  const writeDay = useDay();
  const locale = useLocale();
  return (document: DocumentEntry) => {
    const { lang } = locales[document.locale];
    return {
      title: typeset(document.title, 'heading', lang),
      excerpt: typeset(document.excerpt, 'text', lang),
      category: t(`categories.${document.category}`),
      date: writeDay(document.date),
      readTime: typeset(t('readTime', { minutes: document.readMinutes }), 'text'),
      lang: foreignLang(document.locale, locale),
    };
  };
}
