import { securityTextExpires } from '@/content/launch';
import { site } from '@/content/site';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';

/**
 * robots.txt (RFC 9309). Nothing is closed: what is not to be listed says so in its head, and a page that
 * crawlers may not fetch cannot tell them.
 */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${sitemapPath}\n`;
}

/** Where RFC 9116 wants it. */
export const securityTextPath = '/.well-known/security.txt';

/** Whom to tell of a weakness of the site (RFC 9116). */
export function securityText(): string {
  return [
    `Contact: ${site.emailUrl}`,
    `Expires: ${securityTextExpires}T00:00:00Z`,
    `Preferred-Languages: ${site.practice.languages.value.join(', ')}`,
    // An address without encryption must not stand there.
    ...(site.origin.startsWith('https:') ? [`Canonical: ${site.origin}${securityTextPath}`] : []),
    '',
  ].join('\n');
}

/** Path of the file that proves the key (indexnow.org). */
export const indexNowKeyPath = `/${site.indexNowKey}.txt`;
