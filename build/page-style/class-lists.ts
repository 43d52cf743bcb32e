/** The classes of a list, each once. */
export function classesOf(list: string): string[] {
  return [...new Set(list.split(/\s+/).filter((name) => name !== ''))];
}

/**
 * The classes that stand in the same lists: wherever one of them is, the others are, so that one name does
 * for all.
 * @param isOurs whether a class may be renamed
 * @returns for each class the first of those that it always stands with, in the order of the lists
 */
export function leadersIn(
  lists: Iterable<string>,
  isOurs: (name: string) => boolean,
): Map<string, string> {
  const placesOf = new Map<string, number[]>();
  for (const [at, list] of [...new Set(lists)].entries()) {
    for (const name of classesOf(list).filter(isOurs)) {
      placesOf.set(name, [...(placesOf.get(name) ?? []), at]);
    }
  }
  const leaders = new Map<string, string>();
  return new Map(
    [...placesOf].map(([name, places]) => {
      const key = places.join();
      const leader = leaders.get(key) ?? name;
      leaders.set(key, leader);
      return [name, leader];
    }),
  );
}
