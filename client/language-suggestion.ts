import { detectLocale } from '@/lib/navigation/detect-locale';
import { closest } from './closest';
import { rememberLocale, storedLocale } from './language';

/**
 * The element of `components/layout/language-suggestion.tsx` that holds a suggestion in each language; the value of the
 * attribute is the language of the page.
 */
const container = '[data-language-suggestion]';

/** Shows the suggestion in the visitor's language, where there is one, and hides the others. */
function show(root: Document): void {
  const suggestions = root.querySelector<HTMLElement>(container);
  if (suggestions === null) return;
  const lines = [...root.querySelectorAll<HTMLElement>(`${container} > *`)];
  const localeOf = (line: Element) => line.querySelector('a')?.dataset.locale ?? '';
  const locale = detectLocale(
    {
      pathname: location.pathname,
      stored: storedLocale(),
      languages: navigator.languages,
      htmlLang: root.documentElement.lang,
    },
    [suggestions.dataset.languageSuggestion ?? '', ...lines.map(localeOf)],
  );
  for (const line of lines) line.hidden = localeOf(line) !== locale;
}

/** Suggests the visitor's language on an English page, until a language is chosen or the suggestion is closed. */
export function suggestLanguage(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const suggestions = closest(closest(target, `${container} button`), container);
    if (suggestions === null) return;
    rememberLocale(suggestions.dataset.languageSuggestion);
    show(root);
  });
  // In a page from the back/forward cache, too: another one may have stored a choice since.
  addEventListener('pageshow', () => show(root));
}
