import { site } from '@/content/site';
import { sitemapPath } from './sitemap/sitemap-path';

/**
 * robots.txt (RFC 9309). Nothing is closed: what is not to be listed says so in its head, and a page that
 * crawlers may not fetch cannot tell them.
 */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${sitemapPath}\n`;
}
