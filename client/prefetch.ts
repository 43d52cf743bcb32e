import { speculationRules } from './speculation-rules';

/**
 * Adds the speculation rules. Neither in the HTML, which would be larger, nor by a header, whose file browsers
 * fetch before the first paint: prefetching is of no use before the page has loaded.
 */
export function prefetchLinks(root: Document): void {
  if (matchMedia('(hover: hover)').matches) root.documentElement.dataset.hover = '';
  const script = root.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  root.head.append(script);
}
