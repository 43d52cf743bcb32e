import { useLocale } from 'next-intl';
import { locales } from '@/i18n/locales';

/** The language tag of the page: for labels within a document in another language, and for typesetting. */
export function usePageLang(): string {
  return locales[useLocale()].lang;
}
