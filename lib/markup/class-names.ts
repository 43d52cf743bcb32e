/** Joins class names and leaves out what is false or undefined; undefined where nothing is left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
