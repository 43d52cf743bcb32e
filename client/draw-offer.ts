import type { OfferWords } from '@/lib/navigation/language-offers';

/**
 * Draws the bar that offers the page in another language, in the room that `client/offer-language.ts` has made
 * for it. Texts by properties: nothing is parsed as HTML.
 * @param words by our codes
 */
export function drawOffer(words: Readonly<Record<string, OfferWords>>): void {
  const place = document.querySelector<HTMLElement>('.offer');
  const locale = place?.dataset.locale;
  const own = locale === undefined ? undefined : words[locale];
  // In the meantime the page may be offered no more, or may have its bar.
  if (!place || !own || place.hasChildNodes()) return;
  const [lang, line, follow, dismiss] = own;
  const make = <Tag extends 'p' | 'a' | 'button'>(tag: Tag, textContent: string) =>
    Object.assign(document.createElement(tag), { textContent, lang });
  const { pathname, search, hash } = location;
  const link = make('a', follow);
  // The home page of a language has no slash at its end.
  link.href = `/${locale}${pathname === '/' ? '' : pathname}${search}${hash}`;
  link.hreflang = lang;
  link.dataset.locale = locale;
  place.append(make('p', line), link, make('button', dismiss));
}
