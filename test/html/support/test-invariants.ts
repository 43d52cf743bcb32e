import { type PlantedPageFault, plantFault } from './fault';
import { everyPage, type PageAddress, pageAddressAt, readPage } from './html-page';
import type { Invariant } from './invariant';

/** The invariants of a test file, which may come from several modules, each with its pages. */
const registered: { pages: ReadonlySet<PageAddress>; invariant: Invariant }[] = [];

let areRead = false;

/** Reads each page once for all invariants of the test file: parsing takes most of the time. */
function readPages(): void {
  if (areRead) return;
  areRead = true;
  for (const address of everyPage) {
    const readers = registered.filter(({ pages }) => pages.has(address));
    if (readers.length === 0) continue;
    const page = readPage(address);
    for (const { invariant } of readers) invariant.read(page);
  }
}

/**
 * Tests that invariants hold on pages of `out/`, and that each of them finds its faults.
 * @param pages `everyPage`, or for slow checks `distinctPages`
 */
export function testInvariants(
  pages: PageAddress[],
  invariants: Record<string, [Invariant, PlantedPageFault, ...PlantedPageFault[]]>,
): void {
  const entries = Object.entries(invariants);
  for (const [, [invariant]] of entries) registered.push({ pages: new Set(pages), invariant });

  beforeAll(readPages);

  describe.each(entries)('%s', (_, [invariant, ...faults]) => {
    test('is true of the pages', () => {
      expect(invariant.problems()).toEqual([]);
    });

    const titled = faults.map((fault) => [fault[2], fault] as const);
    test.each(titled)('finds a fault: %s', (finds, fault) => {
      const [on] = fault;
      const before = new Set(invariant.problems());
      const original = [on].flat().map((url) => readPage(pageAddressAt(url)));
      for (const page of plantFault(original, fault)) invariant.read(page);
      const found = invariant.problems().filter((problem) => !before.has(problem));
      for (const page of original) invariant.read(page);
      expect(found).toContainEqual(expect.stringContaining(finds));
    });
  });
}
