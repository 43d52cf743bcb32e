/** @jest-environment node */
import { renameClasses } from './class-names';

const icon = (classes: string) => ['$', 'svg', 'a', { className: classes, id: 'mt-4 flex' }];
const form = (classes: string) => [
  '$',
  '$L2',
  null,
  { className: 'mt-4 flex', icons: { done: icon(classes) }, children: [icon(classes), 'mt-4'] },
];

function data(classes: string): string {
  return `2:I[1,["/mt-4.js"],"Form"]\n3:T4,mt-40:${JSON.stringify({ tree: form(classes) })}\n`;
}

test('classes of elements are renamed, wherever they stand, and nothing else is', () => {
  const rename = jest.fn((classes: string) => classes.replace('mt-4', 'a').replace('flex', 'b'));
  expect(renameClasses(data('mt-4 flex'), rename)).toBe(data('a b'));
  expect(new Set(rename.mock.calls.flat())).toEqual(new Set(['mt-4 flex']));
});

test('an element without classes stays without', () => {
  expect(renameClasses(data('$undefined'), () => 'a')).toBe(data('$undefined'));
});
