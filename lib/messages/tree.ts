/** A message file as it was parsed: nested objects and arrays with strings at their ends. */
export type MessageTree = string | MessageTree[] | { [key: string]: MessageTree };

/** A text at the end of a message tree. */
type Leaf = {
  /** Where it stands, e.g. `home.hero.title`, `home.remote.points.0`. */
  key: string;
  /** The last part of the key that is a name: `points` for `home.remote.points.0`. */
  name: string;
  text: string;
};

function below(key: string, name: string | number): string {
  return key === '' ? String(name) : `${key}.${name}`;
}

/** A tree of the same shape whose texts are replaced by what `change` makes of them. */
export function mapLeaves(
  tree: MessageTree,
  change: (leaf: Leaf) => string,
  key = '',
  name = '',
): MessageTree {
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

/** All texts of a tree in their order. */
export function leavesOf(tree: MessageTree): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(tree, (leaf) => {
    leaves.push(leaf);
    return leaf.text;
  });
  return leaves;
}

function isBranch(tree: MessageTree | undefined): tree is { [key: string]: MessageTree } {
  return typeof tree === 'object' && !Array.isArray(tree);
}

/** A tree with what it lacks taken from another one; lists are taken whole. */
export function withMissing(own: MessageTree | undefined, other: MessageTree): MessageTree {
  if (own === undefined) return other;
  if (!isBranch(own) || !isBranch(other)) return own;
  const merged: { [key: string]: MessageTree } = { ...other };
  for (const [key, value] of Object.entries(own)) {
    const there = other[key];
    merged[key] = there === undefined ? value : withMissing(value, there);
  }
  return merged;
}

/** Whether a tree has every text that another one has. */
export function isComplete(own: MessageTree | undefined, other: MessageTree): boolean {
  if (own === undefined) return false;
  if (Array.isArray(other)) return Array.isArray(own) && own.length === other.length;
  if (!isBranch(other)) return typeof own === 'string';
  return Object.entries(other).every(
    ([key, value]) => isBranch(own) && isComplete(own[key], value),
  );
}
