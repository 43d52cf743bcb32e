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
  const { hostname } = new URL(origin);
  if (confirmedFor !== '' && `.${hostname}`.endsWith(`.${confirmedFor}`)) return [];
  const consequences = {
    includeSubDomains: `every host below ${hostname} answers over https, or not at all`,
    preload: 'the whole domain may be put into browsers, which takes months to undo',
  };
  // In whatever case: RFC 6797, section 6.1.
  const written = header?.toLowerCase();
  return Object.entries(consequences)
    .filter(([directive]) => written?.includes(directive.toLowerCase()))
    .map(([directive, consequence]) => `${directive}: ${consequence}`);
}
