import { leavesOf, type MessageTree } from '@/lib/messages/tree';

/** A text and the key at which it stands. */
export type Leaf = { key: string; text: string };

/** The texts of a tree by their keys, those of a list together: its sentences may change places. */
export function byWholeKey(tree: MessageTree): Map<string, Leaf[]> {
  const groups = new Map<string, Leaf[]>();
  for (const { key, text } of leavesOf(tree)) {
    const whole = key.replace(/\.\d+$/, '');
    groups.set(whole, [...(groups.get(whole) ?? []), { key, text }]);
  }
  return groups;
}
