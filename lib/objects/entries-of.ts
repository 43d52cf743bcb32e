/** Keys and values of a table in its order, with the types that `Object.entries` drops. */
export function entriesOf<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  // The keys of a literal table are exactly its type's.
  return Object.entries(table) as [Key, Value][];
}

/** Keys of a table in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return entriesOf(table).map(([key]) => key);
}
