/** A database as it may be printed: a libsql:// URL may have a token in its query. */
export function databaseName(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
