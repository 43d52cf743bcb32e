import { type PlantedPageFault, plantFault } from './fault';
import { addressOf, type PageAddress, readPage } from './html-page';
import type { Invariant } from './invariant';

/**
 * Tests that invariants hold on pages of `out/`, and that each of them finds its faults.
 * @param pages `everyPage`, or for slow checks `distinctPages`
 */
export function testInvariants(
  pages: PageAddress[],
  invariants: Record<string, [Invariant, PlantedPageFault, ...PlantedPageFault[]]>,
): void {
  const entries = Object.entries(invariants);

  beforeAll(() => {
    for (const address of pages) {
      const page = readPage(address);
      for (const [, [invariant]] of entries) invariant.read(page);
    }
  });

  describe.each(entries)('%s', (_, [invariant, ...faults]) => {
    test('is true of the pages', () => {
      expect(invariant.problems()).toEqual([]);
    });

    const titled = faults.map((fault) => [fault[2], fault] as const);
    test.each(titled)('finds a fault: %s', (finds, fault) => {
      const [on] = fault;
      const before = new Set(invariant.problems());
      const original = [on].flat().map((url) => readPage(addressOf(url)));
      for (const page of plantFault(original, fault)) invariant.read(page);
      const found = invariant.problems().filter((problem) => !before.has(problem));
      for (const page of original) invariant.read(page);
      expect(found).toContainEqual(expect.stringContaining(finds));
    });
  });
}
