/** @jest-environment node */
import { chunksIn, newNames, renameChunks } from './chunk-names';

const load = (name: string) => `load("static/chunks/${name}")`;

/** `a` loads `b`, which loads `c`; `d` and `e` load each other; nothing loads `f`. */
const texts = new Map([
  ['a.js', load('b.js')],
  ['b.js', `${load('c.js')};"mt-4"`],
  ['c.js', '1'],
  ['d.js', load('e.js')],
  ['e.js', load('d.js')],
  ['f.js', '2'],
]);

function changed(...changes: [string, string][]): Map<string, string> {
  return newNames(texts, new Map([...texts, ...changes]));
}

test('what has changed, and what loads it, has a new name; the others keep theirs', () => {
  expect([...changed(['b.js', 'A']).keys()]).toEqual(['a.js', 'b.js']);
  expect([...changed(['e.js', 'A']).keys()]).toEqual(['d.js', 'e.js']);
  expect(changed().size).toBe(0);
});

test('a name stands for the same bytes: it follows from what the script and those that it loads hold', () => {
  const once = changed(['b.js', 'A']);
  expect(changed(['b.js', 'A'])).toEqual(once);
  const twice = changed(['b.js', 'B']);
  expect(twice.get('b.js')).not.toBe(once.get('b.js'));
  expect(twice.get('a.js')).not.toBe(once.get('a.js'));
  const below = changed(['b.js', 'A'], ['c.js', 'C']);
  expect(below.get('a.js')).not.toBe(once.get('a.js'));
  expect(new Set([...once.values(), ...twice.values()]).size).toBe(4);
});

test('a script is renamed wherever it is named', () => {
  const names = new Map([['a.js', 'n.js']]);
  const text =
    '<script src="/_next/static/chunks/a.js">["static/chunks/a.js","static/chunks/aa.js","a.js"]';
  expect(renameChunks(text, names)).toBe(
    '<script src="/_next/static/chunks/n.js">["static/chunks/n.js","static/chunks/aa.js","a.js"]',
  );
  expect(chunksIn(text)).toEqual(['a.js', 'aa.js']);
});
