import { useLocale } from 'next-intl';
import { locales } from '@/i18n/locales';

/** The page's language, for labels within a document whose body may be in another one. */
export function usePageLang(): string {
  return locales[useLocale()].lang;
}
