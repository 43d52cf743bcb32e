import { entriesOf } from '@/lib/objects/entries-of';

/** The entries of a list of messages, each with its icon, in the order of the icons. */
export function withIcons<Key extends string, Entry extends object, Icon>(
  entries: Readonly<Record<Key, Entry>>,
  icons: Readonly<Record<Key, Icon>>,
): (Entry & { icon: Icon })[] {
  return entriesOf(icons).map(([key, icon]) => ({ ...entries[key], icon }));
}
