/** An entry of a map: a regular expression (`~…`, `~*…` in any case) or an exact text, and its value. */
export type MapEntry = readonly [match: string, value: string];

/**
 * A text of nginx's configuration in quotes. A backslash stays one, since nginx only takes it away before a
 * quotation mark or a backslash and before t, r and n: write those by their codes.
 * @throws Error when the text cannot be written so
 */
export function quoted(text: string): string {
  if (/[\n\r]|\\["'\\trn]/.test(text)) throw new Error(`nginx: cannot write ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/**
 * A `map` block: the variable `$name` gets the value of the exact match, else of the first regular expression
 * that matches the source, else the default. In values `$1` is what a regular expression has captured.
 */
export function nginxMap(
  name: string,
  source: string,
  entries: readonly MapEntry[],
  fallback = '',
): string {
  const lines = [['default', quoted(fallback)], ...entries.map((entry) => entry.map(quoted))];
  return [
    `map ${quoted(source)} $${name} {`,
    ...lines.map(([match, value]) => `  ${match} ${value};`),
    '}',
    '',
  ].join('\n');
}

/** A text as a regular expression that matches just it. */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
