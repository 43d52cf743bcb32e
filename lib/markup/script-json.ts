/**
 * A value as JSON that may stand in a script element, as data or as a part of a script. Only `<` can end
 * the element or begin what hides its end (HTML, "Restrictions for contents of script elements"); there
 * are no character references in it, so `&` stands for itself.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
