'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The link of the site that an event is about, if any. */
function softLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[data-soft]') : null;
}

/** Whether a click asks for something else than to go there in this tab. */
function asksForMore(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * Makes the site's links change the page without a reload, and fetches a page ahead only when a
 * visitor points at its link, focuses it or touches it. One listener for all links: a component for
 * each of the hundred links of a page would have to be brought to life before the page answers.
 * Being on every page, it also tells the client script that React has taken over.
 */
export function SoftNavigation() {
  const router = useRouter();
  useEffect(() => {
    window.hydrated = true;
    window.dispatchEvent(new Event('hydrated'));
  }, []);
  useEffect(() => {
    const fetched = new Set<string>();
    const fetchAhead = (event: Event) => {
      const href = softLink(event)?.getAttribute('href');
      if (!href || fetched.has(href)) return;
      fetched.add(href);
      router.prefetch(href);
    };
    const navigate = (event: MouseEvent) => {
      const href = softLink(event)?.getAttribute('href');
      if (!href || event.defaultPrevented || asksForMore(event)) return;
      event.preventDefault();
      router.push(href);
    };
    const options = { passive: true };
    document.addEventListener('mouseover', fetchAhead, options);
    document.addEventListener('focusin', fetchAhead, options);
    document.addEventListener('touchstart', fetchAhead, options);
    document.addEventListener('click', navigate);
    return () => {
      document.removeEventListener('mouseover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
      document.removeEventListener('touchstart', fetchAhead);
      document.removeEventListener('click', navigate);
    };
  }, [router]);
  return null;
}
