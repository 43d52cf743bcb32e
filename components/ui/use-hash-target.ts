import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The element that the hash of the URL points to, if any. */
export function hashTarget(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  return id === '' ? null : document.getElementById(id);
}

/**
 * Follows the hash of the URL to an element within a part of the page: once the part has been hydrated,
 * and whenever the hash changes.
 * @param onTarget `isOpened`: the page was opened with the hash; otherwise a link within the page was followed
 * @param onNone the hash was removed
 */
export function useHashTarget(
  root: RefObject<HTMLElement | null>,
  onTarget: (target: HTMLElement, isOpened: boolean) => void,
  onNone?: () => void,
): void {
  const report = useEffectEvent((isOpened: boolean) => {
    const target = hashTarget();
    if (target && root.current?.contains(target)) onTarget(target, isOpened);
    else if (!isOpened && window.location.hash === '') onNone?.();
  });
  useEffect(() => {
    const follow = () => report(false);
    report(true);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
