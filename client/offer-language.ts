import { detectLocale } from '@/lib/navigation/detect-locale';
import type { LanguageOffers } from '@/lib/navigation/language-offers';
import { storageKey } from './language';

/** Where `client/offer.ts` is served. */
const offerScript: string = '/offer.js';

/**
 * Offers an English page in the language that the visitor prefers: makes room at its very top, which
 * `client/offer.ts` fills. It runs while the page is being read, so that the room is there when the page is
 * first seen and nothing moves; and again when the page is restored, because the choice may have been made
 * elsewhere since. Every English page carries this: what few visitors need stands in that file.
 */
export function offerLanguage([locales, translated]: LanguageOffers): void {
  let offered: string | undefined;
  const offer = () => {
    const place = document.querySelector<HTMLElement>('.offer');
    if (!place) return;
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(storageKey);
    } catch {
      // Storage is blocked: the browser's languages decide.
    }
    const locale = detectLocale(
      {
        pathname: location.pathname,
        stored,
        languages: navigator.languages,
        htmlLang: document.documentElement.lang,
      },
      locales,
    );
    // A bar that is there keeps the focus, and one that was dismissed stays away.
    if (locale === offered) return;
    offered = locale;

    const close = () => delete place.dataset.locale;
    place.replaceChildren();
    close();
    if (!translated.includes(locale)) return;
    place.dataset.locale = locale;
    import(offerScript).then(({ draw }: typeof import('./offer')) => draw(), close);
  };
  offer();
  window.onpageshow = offer;
}
