import { createHash } from 'node:crypto';

/** How the framework's scripts, its data and pages name a script. */
const chunk = /static\/chunks\/([\w.~-]+\.js)/g;

/** The names of the scripts that a text names. */
export function chunksIn(text: string): string[] {
  return [...new Set([...text.matchAll(chunk)].map(([, name = '']) => name))];
}

/** A text with other names for scripts. */
export function renameChunks(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(chunk, (found, name: string) =>
    found.replace(name, () => names.get(name) ?? name),
  );
}

/** The scripts that one may load, with those that these may load, and so on; itself as well. */
function reachable(name: string, texts: ReadonlyMap<string, string>): Set<string> {
  // A set that grows while it is walked is walked to its new end.
  const all = new Set([name]);
  for (const each of all) for (const named of chunksIn(texts.get(each) ?? '')) all.add(named);
  return all;
}

/**
 * The new names of scripts that have changed, and of those that name them: hosts have a name stand for the
 * same bytes for good. A name changes with whatever can be reached from the script.
 * @param before the texts by name, as the framework has named them
 * @param after their new texts, in which the old names stand
 */
export function newNames(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of before.keys()) {
    const all = [...reachable(name, before)].sort();
    if (all.every((each) => before.get(each) === after.get(each))) continue;
    const hash = createHash('sha256').update(JSON.stringify(all.map((each) => after.get(each))));
    hash.update(name);
    names.set(name, `${hash.digest('hex').slice(0, 16)}.js`);
  }
  return names;
}
