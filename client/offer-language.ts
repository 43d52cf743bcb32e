import { detectLocale } from '@/lib/navigation/detect-locale';
import type { LanguageOffers } from '@/lib/navigation/language-offers';
import { storageKey } from './language';

/**
 * Offers an English page in the language that the visitor prefers: fills the empty place at its very top.
 * It runs while the page is being read, so that the bar is there when the page is first seen and nothing
 * moves; and again when the page is restored, because the choice may have been made elsewhere since.
 * One function, and texts by properties: every English page carries this, and nothing is parsed as HTML.
 */
export function offerLanguage([locales, words]: LanguageOffers): void {
  let offered: string | undefined;
  const offer = () => {
    const { pathname, search, hash } = location;
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(storageKey);
    } catch {
      // Storage is blocked: the browser's languages decide.
    }
    const { locale, discard } = detectLocale(
      {
        pathname,
        stored,
        languages: navigator.languages,
        htmlLang: document.documentElement.lang,
      },
      locales,
    );
    if (discard) localStorage.removeItem(storageKey);
    // A bar that is there keeps the focus, and one that was dismissed stays away.
    if (locale === offered) return;
    offered = locale;

    const [lang = '', line = '', follow = '', dismiss = ''] = words[locale] ?? [];
    const make = <Tag extends 'p' | 'a' | 'button'>(tag: Tag, textContent: string) =>
      Object.assign(document.createElement(tag), { textContent, lang });
    const link = make('a', follow);
    // The home page of a language has no slash at its end.
    link.href = `/${locale}${pathname[1] ? pathname : ''}${search}${hash}`;
    link.hreflang = lang;
    link.dataset.locale = locale;
    const bar = lang ? [make('p', line), link, make('button', dismiss)] : [];
    document.querySelector('.offer')?.replaceChildren(...bar);
  };
  offer();
  window.onpageshow = offer;
}
