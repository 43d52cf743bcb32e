'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** What the visitor sees of the page: all that stands in its body but scripts, rules and empty places. */
function pageAsItStands(): Element[] {
  return [...document.body.children].filter((node) => !node.matches('script, [hidden]'));
}

/**
 * Keeps the page as it stands when one of its components throws, before or after React has hydrated it.
 * React would put something else in its place, and what a visitor has typed would be lost. So its
 * elements are noted while they are still there, put back when React has removed them, and the client
 * script is told: it opens panels and shows in each form how to reach the firm.
 */
export default function PageError() {
  const [kept] = useState(() => ({ page: pageAsItStands(), focused: document.activeElement }));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.before(...kept.page);
    if (kept.focused instanceof HTMLElement) kept.focused.focus({ preventScroll: true });
    window.dispatchEvent(new Event('hydration-failed'));
  }, [kept]);
  return <div ref={place} hidden />;
}
