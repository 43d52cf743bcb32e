/** A part of a path as it is read; as it stands where it is no valid encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The address of a page as search pages show it: `https://example.com › de › articles`.
 * @param url absolute
 * @throws TypeError when it is no absolute URL
 */
export function addressTrail(url: string): string {
  const { origin, pathname } = new URL(url);
  return [origin, ...pathname.split('/').filter(Boolean).map(decoded)].join(' › ');
}
