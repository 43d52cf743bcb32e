/**
 * Marks a page on which a visitor can point at links: the rule by which the browser then prefetches them
 * (`components/layout/speculation-rules.tsx`) asks for that.
 */
export function prefetchOnHover({ documentElement }: Document): void {
  if (matchMedia('(hover: hover)').matches) documentElement.dataset.hover = '';
}
