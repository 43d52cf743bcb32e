import { site } from '@/content/site';

/**
 * The whole address of what a page refers to: `/about`, `#contact` or an address that is whole already.
 * @param page address of the page, absolute
 */
export function absoluteUrl(href: string, page: string): string {
  if (href.startsWith('#')) return `${page}${href}`;
  if (href === '/') return `${site.origin}/`;
  return href.startsWith('/') ? `${site.origin}${href}` : href;
}
