function isWithin(host: string, domain: string): boolean {
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/**
 * The directives of Strict-Transport-Security that bind hosts besides the site's, unless they are confirmed.
 * https://hstspreload.org (removal takes months to reach users)
 * @param confirmedFor the domain for whose subdomains it is confirmed; empty where it is for none
 */
export function unconfirmedHsts(
  header: string | undefined,
  origin: string,
  confirmedFor: string,
): string[] {
  const host = new URL(origin).hostname;
  if (isWithin(host, confirmedFor)) return [];
  const words = (header ?? '').split(';').map((part) => part.trim().toLowerCase());
  return [
    words.includes('includesubdomains') &&
      `includeSubDomains: every host below ${host} answers over https, or not at all`,
    words.includes('preload') &&
      'preload: the whole domain may be put into browsers, which takes months to undo',
  ].filter((finding) => finding !== false);
}
