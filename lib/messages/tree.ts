import { groupBy } from '@/lib/objects/group-by';

/** A tree of objects and lists whose leaves are values of one type. */
export type Tree<Value> = Value | Tree<Value>[] | { [key: string]: Tree<Value> };

/** A message file as it was parsed. */
export type MessageTree = Tree<string>;

/** A leaf of a message tree: a text. */
export type Leaf = {
  /** Its path, e.g. `home.hero.title`, `home.remote.points.0`. */
  key: string;
  /** The last part of the key that is a name: `points` for `home.remote.points.0`. */
  name: string;
  text: string;
};

function below(key: string, name: string | number): string {
  return key === '' ? String(name) : `${key}.${name}`;
}

/** A tree of the same shape with what `change` makes of its texts. */
export function mapLeaves<Result = string>(
  tree: MessageTree,
  change: (leaf: Leaf) => Result,
  key = '',
  name = '',
): Tree<Result> {
  if (typeof tree === 'string') return change({ key, name, text: tree });
  if (Array.isArray(tree)) {
    return tree.map((item, index) => mapLeaves(item, change, below(key, index), name));
  }
  return Object.fromEntries(
    Object.entries(tree).map(([own, value]) => [
      own,
      mapLeaves(value, change, below(key, own), own),
    ]),
  );
}

/** Texts in the shape of the given ones: what `change` makes of each. */
export function mapTexts<Texts extends MessageTree>(
  texts: Texts,
  change: (text: string) => string,
): Texts {
  // Only its leaves change.
  return mapLeaves(texts, ({ text }) => change(text)) as Texts;
}

/** All texts of a tree in their order. */
export function leavesOf(tree: MessageTree): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(tree, (leaf) => leaves.push(leaf));
  return leaves;
}

/**
 * What makes a parsed value no tree of messages, a line for each key: texts are not empty, and lists hold
 * texts only, because a text beside an icon or the like is an entry with a key.
 */
export function treeProblems(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [`${key}: must not be empty`] : [];
  if (typeof value !== 'object' || value === null) return [`${key}: must be a text`];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, own]) => treeProblems(own, below(key, name)));
  }
  const isList = value.length > 0 && value.every((each) => typeof each === 'string' && each.trim());
  return isList ? [] : [`${key}: must be a list of texts; entries have keys`];
}

/** The texts of a tree by their keys, those of a list together: its sentences may change places. */
export function byWholeKey(tree: MessageTree): Map<string, Leaf[]> {
  return groupBy(leavesOf(tree), ({ key }) => key.replace(/\.\d+$/, ''));
}
