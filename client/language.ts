import { closest } from './closest';

const storageKey = 'locale';

const languageLinks = 'a[data-locale]';

/** Uses local storage; null where it is blocked or full, as no feature depends on it. */
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    // Then the URL alone decides about the language.
    return null;
  }
}

/** The stored value, which need not be a language; `null` for none. */
export function storedLocale(): string | null {
  return withStorage((storage) => storage.getItem(storageKey));
}

/** Stores the chosen language. */
export function rememberLocale(locale: string | undefined): void {
  if (locale !== undefined) withStorage((storage) => storage.setItem(storageKey, locale));
}

/**
 * Adds query and hash of the current URL to language links, and stores the choice; a stored value that is
 * no language of the site is removed. Where storage is blocked or full, links still work.
 */
export function operateLanguageLinks(root: Document): void {
  withStorage((storage) => {
    // Each page links to all languages of the site.
    const links = [...root.querySelectorAll<HTMLAnchorElement>(languageLinks)];
    const stored = storage.getItem(storageKey);
    if (!links.some((link) => link.dataset.locale === stored)) storage.removeItem(storageKey);
  });
  for (const type of ['pointerdown', 'focusin', 'click'] as const) {
    root.addEventListener(type, ({ target }) => {
      const link = closest<HTMLAnchorElement>(target, languageLinks);
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
      if (type === 'click') rememberLocale(link.dataset.locale);
    });
  }
}
