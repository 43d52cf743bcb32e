import { type Locale, locales } from './locales';
import { interfaceLocale } from './translated';

/**
 * The `lang` attribute of a text on a page, among texts of the interface.
 * @param text the language of the text
 * @param page the locale of the page
 * @returns undefined where the text is in the language of what stands around it
 */
export function foreignLang(text: Locale, page: Locale): string | undefined {
  return text === interfaceLocale(page) ? undefined : locales[text].lang;
}

/** The `lang` attribute of texts of the interface on a page; undefined where they are translated. */
export function interfaceLang(page: Locale): string | undefined {
  const shown = interfaceLocale(page);
  return shown === page ? undefined : locales[shown].lang;
}
