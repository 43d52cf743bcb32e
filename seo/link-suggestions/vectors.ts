/** Weights of terms, of length 1; empty for a text without terms. */
export type Vector = ReadonlyMap<string, number>;

/**
 * TF-IDF weights of a text: a term counts by the logarithm of its uses, and the more the fewer pages have it.
 * @param frequencies pages by term
 * @param pages number of all pages
 */
export function vectorOf(
  terms: readonly string[],
  frequencies: ReadonlyMap<string, number>,
  pages: number,
): Vector {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weights = new Map<string, number>();
  let squares = 0;
  for (const [term, count] of counts) {
    const weight = (1 + Math.log(count)) * Math.log((pages + 1) / (frequencies.get(term) ?? 1));
    weights.set(term, weight);
    squares += weight ** 2;
  }
  const length = Math.sqrt(squares);
  if (length === 0) return new Map();
  return new Map([...weights].map(([term, weight]) => [term, weight / length]));
}

/** How alike two texts are: 0 for nothing in common, 1 for the same. */
export function cosine(a: Vector, b: Vector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}
