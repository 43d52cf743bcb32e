import { closest } from './closest';
import { rememberLocale } from './language';

const placeSelector = '.offer';

/**
 * Closes the bar that `client/draw-offer.ts` has drawn and remembers that the visitor stays with the
 * language of the page; and saves the bar where React does not find the page as it expects it (translated
 * by the browser, say) and renders it anew, with an empty place.
 */
export function operateOffer(root: Document): void {
  const close = ({ target }: Event) => {
    const place = closest(closest(target, `${placeSelector} button`), placeSelector);
    if (!place) return;
    rememberLocale(place.dataset.stay);
    place.replaceChildren();
    place.removeAttribute('data-locale');
  };
  root.addEventListener('click', close);
  // The bar is there before this script.
  if (window.early?.type === 'click') close(window.early);

  let known = root.querySelector<HTMLElement>(placeSelector);
  // Told of a change before it is painted: the page never stands there without its bar.
  new MutationObserver(() => {
    const place = root.querySelector<HTMLElement>(placeSelector);
    if (!place || !known || place === known) return;
    place.replaceChildren(...known.childNodes);
    // The room that client/offer-language.ts has made.
    if (known.dataset.locale) place.dataset.locale = known.dataset.locale;
    known = place;
  }).observe(root.body, { childList: true });
}
