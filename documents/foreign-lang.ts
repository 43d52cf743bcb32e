import { type Locale, locales } from '@/i18n/locales';

/**
 * The `lang` attribute of a text on a page.
 * @returns undefined where the text is in the language of the page
 */
export function foreignLang(text: Locale, page: Locale): string | undefined {
  return text === page ? undefined : locales[text].lang;
}
