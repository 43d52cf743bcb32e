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

/**
 * The keys of the texts that one tree has and another lacks. A list counts as a whole: with another
 * number of sentences all of it is missing.
 */
export function missingTexts(own: MessageTree | undefined, other: MessageTree, key = ''): string[] {
  if (typeof other === 'string') return typeof own === 'string' ? [] : [key];
  if (Array.isArray(other)) {
    return Array.isArray(own) && own.length === other.length ? [] : [key];
  }
  return Object.entries(other).flatMap(([name, value]) =>
    missingTexts(isBranch(own) ? own[name] : undefined, value, below(key, name)),
  );
}
