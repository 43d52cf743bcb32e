import { entriesOf } from './entries-of';

/** A table of the same keys whose entries have only some of their parts. */
export function pickParts<Key extends string, Entry extends object, Part extends keyof Entry>(
  table: Readonly<Record<Key, Entry>>,
  parts: readonly Part[],
): Record<Key, Pick<Entry, Part>> {
  const picked = entriesOf(table).map(([key, entry]) => [
    key,
    Object.fromEntries(parts.map((part) => [part, entry[part]])),
  ]);
  // Keys and parts are exactly those that were given.
  return Object.fromEntries(picked) as Record<Key, Pick<Entry, Part>>;
}
