/** @jest-environment node */
import { readScriptClasses } from './class-literals';
import { namesInScripts } from './kept-names';
import { siteNames } from './site-names';

const classes = new Set(['mt-4', 'flex', 'px-2', 'sr-only', 'thread-top', 'A']);

function names(scripts: readonly string[], ...own: string[]) {
  const read = scripts.map((each) => readScriptClasses(each, (name) => classes.has(name)));
  return siteNames({ read, kept: namesInScripts(own) }, classes);
}

const box = 'e("p",{className:"px-2 mt-4 flex hook"})';

test('classes of scripts get names in the order of the style sheet, but for words', () => {
  expect([...names([box])]).toEqual([
    ['mt-4', 'B'],
    ['px-2', 'C'],
  ]);
});

test.each([
  ['another script', [box, 'f("mt-4")'], ''],
  ['a script of our own', [box], 'f(".mt-4")'],
  ['the name of a class of our own', [box], 'f("mt-4 x")'],
])('what %s knows keeps its name', (_, scripts, own) => {
  expect([...names(scripts, own).keys()]).toEqual(['px-2']);
});

test('what the readers of pages go by keeps its name', () => {
  expect(names(['e("p",{className:"sr-only"})']).size).toBe(0);
});
