import { closest } from './closest';

/** Key under which the chosen language is kept (spec §4). */
const storageKey = 'locale';

const languageLinks = 'a[data-locale]';

/** Does something with what is stored, unless storage is blocked or full: nothing else depends on it. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // The address alone decides then.
  }
}

/** The language that was chosen, whatever is stored under its key; `null` for none. */
export function storedLocale(): string | null {
  let stored: string | null = null;
  withStorage((storage) => {
    stored = storage.getItem(storageKey);
  });
  return stored;
}

/** Keeps the chosen language. */
export function rememberLocale(locale: string | undefined): void {
  if (locale !== undefined) withStorage((storage) => storage.setItem(storageKey, locale));
}

/**
 * Language links take over query and hash of the current address, and the choice is remembered; what else
 * stands in its place is removed. Where storage is blocked or full the link works all the same.
 */
export function keepLanguage(root: Document): void {
  withStorage((storage) => {
    // A page links to all of our languages.
    const links = [...root.querySelectorAll<HTMLAnchorElement>(languageLinks)];
    const stored = storage.getItem(storageKey);
    if (!links.some((link) => link.dataset.locale === stored)) storage.removeItem(storageKey);
  });
  for (const sign of ['pointerdown', 'focusin', 'click'] as const) {
    root.addEventListener(sign, ({ target, type }) => {
      const link = closest<HTMLAnchorElement>(target, languageLinks);
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
      if (type === 'click') rememberLocale(link.dataset.locale);
    });
  }
}
