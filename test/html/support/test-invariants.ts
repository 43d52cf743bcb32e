import { type PlantedPageFault, plantFault } from './fault';
import { addressOf, everyPage, readPage } from './html-page';
import type { Invariant } from './invariant';

/**
 * Tests that invariants hold on every page of `out/`, and that each of them finds its faults.
 */
export function testInvariants(
  invariants: Record<string, [Invariant, PlantedPageFault, ...PlantedPageFault[]]>,
): void {
  const entries = Object.entries(invariants);

  beforeAll(() => {
    for (const address of everyPage) {
      const page = readPage(address);
      for (const [, [invariant]] of entries) invariant.read(page);
    }
  });

  describe.each(entries)('%s', (_, [invariant, ...faults]) => {
    test('is true of every page', () => {
      expect(invariant.problems()).toEqual([]);
    });

    const titled = faults.map((fault) => [fault[2], fault] as const);
    test.each(titled)('finds a fault: %s', (finds, fault) => {
      const [on] = fault;
      const pages = [on].flat().map((url) => readPage(addressOf(url)));
      const before = new Set(invariant.problems());
      for (const page of plantFault(pages, fault)) invariant.read(page);
      const found = invariant.problems().filter((problem) => !before.has(problem));
      for (const page of pages) invariant.read(page);
      expect(found).toContainEqual(expect.stringContaining(finds));
    });
  });
}
