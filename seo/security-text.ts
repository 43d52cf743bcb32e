import { securityTextExpires } from '@/content/security';
import { site } from '@/content/site';

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
