/** An object with the entries of another behind one of its own. @param key of the entry before them */
export function insertAfter<Whole extends object, More extends object>(
  whole: Whole,
  key: keyof Whole,
  more: More,
): Whole & More {
  const entries = Object.entries(whole).flatMap((entry) =>
    entry[0] === key ? [entry, ...Object.entries(more)] : [entry],
  );
  // Object.fromEntries does not know the keys.
  return Object.fromEntries(entries) as Whole & More;
}
