import { speculationRules } from './speculation-rules';

/**
 * Tells the browser which pages it may prefetch. Neither in the page nor by a header: what they say is of no
 * use before the page is there, and a browser fetches the file that a header names before it paints anything.
 */
export function prefetchLinks(root: Document): void {
  if (matchMedia('(hover: hover)').matches) root.documentElement.dataset.hover = '';
  const script = root.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  root.head.append(script);
}
