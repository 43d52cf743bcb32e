import { securityTextExpires } from '@/content/launch';
import { site } from '@/content/site';
import { sitemapPath } from '@/seo/sitemap/sitemap-path';

/** robots.txt (RFC 9309). Nothing is disallowed: crawlers see `noindex` only where they may fetch the page. */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}${sitemapPath}\n`;
}

/** Path of security.txt (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** security.txt: whom to tell of a vulnerability of the site (RFC 9116). */
export function securityText(): string {
  return [
    `Contact: ${site.emailUrl}`,
    `Expires: ${securityTextExpires}T00:00:00Z`,
    `Preferred-Languages: ${site.waysOfWorking.languages.value.join(', ')}`,
    // It must be an https URL.
    ...(site.origin.startsWith('https:') ? [`Canonical: ${site.origin}${securityTextPath}`] : []),
    '',
  ].join('\n');
}

/** Path of the key file that IndexNow asks for (indexnow.org). */
export const indexNowKeyPath = `/${site.indexNowKey}.txt`;
