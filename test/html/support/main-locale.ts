import { type Locale, localeCodes, locales } from '@/i18n/locales';
import type { HtmlPage } from './html-page';

/** The language of the main area where it is no document: it may not be that of the page. */
export function mainLocale({ $, locale }: HtmlPage): Locale {
  const lang = $('main').attr('lang');
  return localeCodes.find((code) => locales[code].lang === lang) ?? locale;
}
