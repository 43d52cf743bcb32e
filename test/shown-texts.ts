import type { PageId } from '@/content/pages';
import { shownMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { textsOfPage } from '@/i18n/page-texts';
import { typeset } from '@/lib/text/typeset';

/** The texts of a page as they are shown, typeset, without links. */
export function shownTexts<Page extends PageId>(page: Page, locale: Locale = defaultLocale) {
  return textsOfPage(page, locale, shownMessages(locale), (parts) =>
    parts.map(({ text }) => typeset(text, 'text', locales[locale].lang)).join(''),
  );
}
