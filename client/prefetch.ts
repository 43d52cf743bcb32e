/**
 * Marks a page on which a visitor can point at links. `public/prefetch.speculationrules`, which each page's
 * headers name, lets the browser prefetch the next page of the site when its link is pressed, and where a
 * visitor can point at a link, when they do. Where they cannot, that rule (`moderate`) would mean on sight:
 * it asks for this mark. An address with a dot is a file; `#*` is every section of the page itself.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Speculation-Rules
 */
export function prefetchOnHover({ documentElement }: Document): void {
  if (matchMedia('(hover: hover)').matches) documentElement.dataset.hover = '';
}
