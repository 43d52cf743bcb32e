import { addressOf, everyPage, readPage } from './html-page';
import type { Invariant } from './invariant';
import { type Mutation, mutated } from './mutation';

/** The faults that an invariant is shown to find: at least one. */
type Mutations = [Mutation, ...Mutation[]];

/**
 * Tests that invariants hold on every page of `out/`, and that each of them can fail: none comes
 * without a fault that it finds.
 */
export function testInvariants<Name extends string>(
  invariants: Record<Name, Invariant>,
  mutations: Record<Name, Mutations>,
): void {
  // Object.entries() types its keys as string; those of this record are exactly Name.
  const entries = Object.entries(invariants) as [Name, Invariant][];

  beforeAll(() => {
    for (const address of everyPage) {
      const page = readPage(address);
      for (const [, invariant] of entries) invariant.read(page);
    }
  });

  describe.each(entries)('%s', (name, invariant) => {
    test('is true of every page', () => {
      expect(invariant.problems()).toEqual([]);
    });

    test.each(mutations[name])('finds the fault: $fault', (mutation) => {
      const pages = mutation.on.map((url) => readPage(addressOf(url)));
      const before = new Set(invariant.problems());
      for (const page of mutated(pages, mutation)) invariant.read(page);
      const found = invariant.problems().filter((problem) => !before.has(problem));
      for (const page of pages) invariant.read(page);
      expect(found).toContainEqual(expect.stringContaining(mutation.finds));
    });
  });
}
