'use client';

import { useEffect } from 'react';

/**
 * Tells the client script that React has hydrated the page. It stands inside what `error.tsx` replaces:
 * a page with a component that throws is not hydrated.
 */
export function HydrationSignal() {
  useEffect(() => {
    window.hydrated = true;
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
