/** @jest-environment node */
import postcss from 'postcss';
import { partsIn, readSelectors, ruleSelectors, writeSelectors } from './selectors';

function classesIn(selector: string): string[] {
  return [...partsIn(readSelectors(selector))]
    .filter(({ kind }) => kind === 'class')
    .map(({ name }) => name);
}

test('a selector’s classes are found, whatever they are written with, and nothing like them', () => {
  expect(classesIn('.a>.hover\\:b:hover .\\32 xl\\:gap-2\\.5::before')).toEqual([
    'a',
    'hover:b',
    '2xl:gap-2.5',
  ]);
  expect(classesIn(':is(.\\[\\&\\>\\*\\]\\:c, [data-x=".no ]"], p:not(:has(> .d)))')).toEqual([
    '[&>*]:c',
    'd',
  ]);
});

test.each([
  '*,:before,:after,::backdrop',
  '#a>b~c+d .e',
  '.a:nth-child(2n + 1)[data-x="a,b"]:lang(zh)',
  ':is(:lang(zh),:lang(ja))>:is([lang=en],.b)',
  'main :is(p,li)>a[href^=\\/]:not([data-x]):after',
])('%s is written as it was read', (selector) => {
  expect(writeSelectors(readSelectors(selector))).toBe(selector);
});

test.each([':nth-child(2 of .a)', '.a{', ':is(.a'])('%s stops the build', (selector) => {
  expect(() => readSelectors(selector)).toThrow('is not understood');
});

test('the moments of an animation are no selectors', () => {
  const sheet = postcss.parse('@keyframes x{from{top:0}}@media print{.a{top:0}}');
  expect([...ruleSelectors(sheet).keys()].map(({ selector }) => selector)).toEqual(['.a']);
});
