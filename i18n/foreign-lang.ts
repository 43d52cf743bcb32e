import { type Locale, locales } from './locales';

/**
 * The `lang` attribute of a text on a page.
 * @param text the language of the text
 * @param page the locale of the page
 * @returns undefined where the text is in the language of what stands around it
 */
export function foreignLang(text: Locale, page: Locale): string | undefined {
  return text === page ? undefined : locales[text].lang;
}
