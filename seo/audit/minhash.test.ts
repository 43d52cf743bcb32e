/** @jest-environment node */
import { likelyPairs } from './minhash';

type Item = { name: string; members: ReadonlySet<string> };

function item(name: string, from: number, to: number): Item {
  const members = Array.from({ length: to - from }, (_, index) => `member ${from + index}`);
  return { name, members: new Set(members) };
}

function pairs(items: readonly Item[]): string[] {
  return likelyPairs(items, ({ members }) => members).map(([a, b]) => `${a.name} ${b.name}`);
}

test('names each pair that may be alike once, the later one first', () => {
  expect(pairs([item('a', 0, 500), item('x', 5000, 5500), item('b', 0, 500)])).toEqual(['b a']);
  expect(pairs([item('a', 0, 500), item('b', 50, 550), item('c', 0, 510)])).toEqual(
    expect.arrayContaining(['b a', 'c a', 'c b']),
  );
  expect(pairs([])).toEqual([]);
});

/** Share of pairs that are found among twenty with so many of 300 members in common. */
function found(common: number): number {
  const rows = Array.from({ length: 20 }, (_, index) => index * 1000);
  const hits = rows.filter(
    (from) =>
      pairs([item('a', from, from + 300), item('b', from + 300 - common, from + 600 - common)])
        .length > 0,
  );
  return hits.length / rows.length;
}

test('finds what has half in common, and spares most of what has a twentieth', () => {
  // Of both together: 200 of 400, 29 of 571.
  expect(found(200)).toBe(1);
  expect(found(29)).toBeLessThan(0.2);
});
