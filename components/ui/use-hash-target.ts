import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The element that the address points to, if any. */
export function hashTarget(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  return id === '' ? null : document.getElementById(id);
}

/**
 * Tells of the element within a part of the page that the address points to: once the part is there, and
 * whenever the address changes.
 * @param onTarget `isOpened` tells whether the page has been opened at it, or a link within the page leads there
 * @param onNone the address has changed, and names no element
 */
export function useHashTarget(
  root: RefObject<HTMLElement | null>,
  onTarget: (target: HTMLElement, isOpened: boolean) => void,
  onNone?: () => void,
): void {
  const tell = useEffectEvent((isOpened: boolean) => {
    const target = hashTarget();
    if (target && root.current?.contains(target)) onTarget(target, isOpened);
    else if (!isOpened && window.location.hash === '') onNone?.();
  });
  useEffect(() => {
    const follow = () => tell(false);
    tell(true);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
