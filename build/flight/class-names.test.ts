/** @jest-environment node */
import { handedTexts, renameClasses } from './class-names';

const icon = (classes: string) => ['$', 'svg', 'a', { className: classes, id: 'mt-4 flex' }];
const form = (classes: string, handed: string) => [
  '$',
  '$L2',
  null,
  {
    className: handed,
    name: 'mt-8',
    style: { display: 'inline-block' },
    icons: { done: icon(classes), left: ['mt-2'] },
    children: [icon(classes), 'mt-4'],
  },
];

function data(classes: string, handed = 'mt-4 flex'): string {
  const tree = JSON.stringify({ tree: form(classes, handed) });
  return `2:I[1,["/mt-4.js"],"Form"]\n3:T4,mt-40:${tree}\n`;
}

const stay = (classes: string) => classes;

test('classes of elements are renamed, wherever they stand, and nothing else is', () => {
  const rename = jest.fn((classes: string) => classes.replace('mt-4', 'a').replace('flex', 'b'));
  const renamed = renameClasses(data('mt-4 flex'), { ofElement: rename, handed: stay });
  expect(renamed).toBe(data('a b'));
  expect(new Set(rename.mock.calls.flat())).toEqual(new Set(['mt-4 flex']));
});

test('classes that a component gets are renamed in their own way', () => {
  const renamed = renameClasses(data('a', 'b'), { ofElement: stay, handed: (list) => `${list} c` });
  expect(renamed).toBe(data('a', 'b c'));
});

test('an element without classes stays without', () => {
  const renamed = renameClasses(data('$undefined'), { ofElement: () => 'a', handed: stay });
  expect(renamed).toBe(data('$undefined'));
});

test('what else a component gets is found, but for what it shows', () => {
  expect(handedTexts(data('mt-4'))).toEqual(['mt-8', 'mt-2']);
});
