'use client';

import { useEffect } from 'react';

/**
 * Tells the scripts of `client/` that React has hydrated the page. It stands within the error boundary of `error.tsx`, so
 * a page whose component throws never says so.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.hydrated = true;
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
