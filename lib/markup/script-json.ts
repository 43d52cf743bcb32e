/**
 * Writes a value as JSON for a script element, as data or as a part of a script. Only `<` can end the
 * element or hide its end (HTML, "Restrictions for contents of script elements"); character references are
 * not read there.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
