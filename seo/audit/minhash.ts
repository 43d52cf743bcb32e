import { fnv1a } from '@/lib/text/fnv1a';

/**
 * With bands of three, two sets that have half of their members in common meet in one band with a
 * probability of 1 − (1 − 0.5³)⁴² = 99.6 %; with a tenth in common, of 4 %.
 */
const bands = 42;
const bandSize = 3;

/** Spreads 32 bits evenly over 32 bits (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The functions of a signature, the same in every run: each multiplies and adds. */
const factors = Uint32Array.from(
  { length: bands * bandSize },
  (_, index) => mixed(2 * index + 1) | 1,
);
const summands = factors.map((_, index) => mixed(2 * index + 2));

/** The smallest value of the members of a set by each function: alike for sets that are. */
function signatureOf(members: ReadonlySet<string>): Uint32Array {
  const smallest = new Uint32Array(factors.length).fill(0xffffffff);
  for (const member of members) {
    const { high, low } = fnv1a(member);
    const hash = mixed(high ^ low);
    for (let index = 0; index < smallest.length; index++) {
      const value = (Math.imul(hash, factors[index] ?? 0) + (summands[index] ?? 0)) >>> 0;
      if (value < (smallest[index] ?? 0)) smallest[index] = value;
    }
  }
  return smallest;
}

/**
 * The pairs of items whose sets may have half of their members in common, or more, by minhash in bands
 * (Broder, On the resemblance and containment of documents, 1997; Leskovec, Rajaraman, Ullman, Mining of
 * Massive Datasets, 3.4).
 * @returns each pair once, the later item first; the same for the same items
 */
export function likelyPairs<Item>(
  items: readonly Item[],
  membersOf: (item: Item) => ReadonlySet<string>,
): [later: Item, earlier: Item][] {
  const buckets = new Map<string, Item[]>();
  return items.flatMap((later) => {
    const signature = signatureOf(membersOf(later));
    const met = new Set<Item>();
    for (let band = 0; band < bands; band++) {
      const part = signature.subarray(band * bandSize, (band + 1) * bandSize);
      const key = `${band} ${part.join(' ')}`;
      const bucket = buckets.get(key) ?? [];
      for (const earlier of bucket) met.add(earlier);
      bucket.push(later);
      buckets.set(key, bucket);
    }
    return [...met].map((earlier): [Item, Item] => [later, earlier]);
  });
}
