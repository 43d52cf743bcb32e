'use client';

import { useEffect } from 'react';

/** Signals hydration. Within the error boundary of `error.tsx`: there is no signal when a component throws. */
export function HydrationSignal() {
  useEffect(() => {
    window.hydrated = true;
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
