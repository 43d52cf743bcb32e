import { closest } from './closest';

/** Key under which the chosen language is kept (spec §4). */
export const storageKey = 'locale';

function languageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return closest(target, 'a[data-locale]');
}

/** Gives a language link the query and hash of the current address. */
function carryQueryAndHash(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
}

/** Keeps the chosen language, unless storage is blocked or full: then the address alone decides. */
export function rememberLocale(locale: string | undefined): void {
  if (locale === undefined) return;
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Nothing else depends on it.
  }
}

/**
 * Language links keep query and hash, and the choice is remembered. Where storage is blocked or
 * full the link works all the same.
 */
export function keepLanguage(root: Document): void {
  for (const type of ['pointerdown', 'focusin', 'click'] as const) {
    root.addEventListener(type, (event) => {
      const link = languageLink(event.target);
      if (link) carryQueryAndHash(link);
    });
  }
  root.addEventListener('click', (event) => {
    rememberLocale(languageLink(event.target)?.dataset.locale);
  });
}
