import { detectLocale } from '@/lib/navigation/detect-locale';
import { closest } from './closest';
import { rememberLocale, storedLocale } from './language';

/** What `components/layout/language-offer.tsx` writes into English pages; its value is the page's language. */
const place = '[data-offer]';

/** Shows the offer of the page in the visitor's language, where there is one, and hides the others. */
function show(root: Document): void {
  const offers = root.querySelector<HTMLElement>(place);
  if (offers === null) return;
  const lines = [...offers.children].filter((line) => line instanceof HTMLElement);
  const localeOf = (line: Element) => line.querySelector('a')?.dataset.locale ?? '';
  const locale = detectLocale(
    {
      pathname: location.pathname,
      stored: storedLocale(),
      languages: navigator.languages,
      htmlLang: root.documentElement.lang,
    },
    [offers.dataset.offer ?? '', ...lines.map(localeOf)],
  );
  for (const line of lines) line.hidden = localeOf(line) !== locale;
}

/** Offers an English page in the visitor's language (spec §4), until that is chosen or the offer is closed. */
export function offerLanguage(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const offers = closest(closest(target, `${place} button`), place);
    if (offers === null) return;
    rememberLocale(offers.dataset.offer);
    show(root);
  });
  // When the page is restored the choice may have been made elsewhere since.
  addEventListener('pageshow', () => show(root));
}
