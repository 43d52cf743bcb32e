'use client';

import { useLayoutEffect, useRef, useState } from 'react';

function visibleElements(): Element[] {
  return [...document.body.children].filter((node) => !node.matches('script, [hidden]'));
}

/**
 * Restores the page when one of its components throws, before or after hydration. React would replace the
 * page, and typed text would be lost. So its elements are collected while they are in the document and put
 * back when React has removed them. The event makes the client script mark hydration as failed.
 */
export default function PageError() {
  const [snapshot] = useState(() => ({ page: visibleElements(), focused: document.activeElement }));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.before(...snapshot.page);
    if (snapshot.focused instanceof HTMLElement) snapshot.focused.focus({ preventScroll: true });
    window.dispatchEvent(new Event('hydration-failed'));
  }, [snapshot]);
  return <div ref={place} hidden />;
}
