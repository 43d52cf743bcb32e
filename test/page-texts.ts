import type { PageId } from '@/content/pages';
import { shownTexts as shownTextsOf } from '@/i18n/finished-texts';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';

/** The texts of a page as it shows them, letter by letter, without links. */
export function shownTexts<Page extends PageId>(page: Page, locale: Locale = defaultLocale) {
  return shownTextsOf(page, locale, loadMessages(locale));
}
