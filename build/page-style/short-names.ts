const smallLetters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The names of one letter, then those of two, and so on. */
function* shortest(letters: readonly string[]): Generator<string> {
  let longest = [''];
  for (;;) {
    longest = longest.flatMap((begin) => letters.map((letter) => begin + letter));
    yield* longest;
  }
}

/**
 * Gives each name a short one, in their order: what follows one another in a style then has names that do,
 * which compresses better than the shortest names for the most used.
 * @param taken short names that others have
 * @param letters what the short names are made of
 */
export function shortNames(
  names: Iterable<string>,
  taken: ReadonlySet<string>,
  letters: readonly string[] = smallLetters,
): Map<string, string> {
  const result = new Map<string, string>();
  const source = shortest(letters);
  for (const name of names) {
    let short: string | undefined;
    while (short === undefined || taken.has(short)) short = source.next().value ?? '';
    result.set(name, short);
  }
  return result;
}
