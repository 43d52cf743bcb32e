/** @jest-environment node */
import { classesInHtml, classesInScript } from './classes';

const known = new Set(['a', 'b', '[&>*]:c', 'aria-[current=page]:d', '2xl:gap-2.5']);

const all = ['2xl:gap-2.5', '[&>*]:c', 'a', 'aria-[current=page]:d'];

test.each([
  ['a script', 'x("a 2xl:gap-2.5",`[&>*]:c`,\'aria-[current=page]:d\')'],
  ['the framework’s data', '"\\"a 2xl:gap-2.5 [\\u0026\\u003e*]:c\\",\\"aria-[current=page]:d\\""'],
])('known classes are found in %s, and no others', (_, text) => {
  expect(classesInScript(text, known).sort()).toEqual(all.sort());
});

test('in HTML they are found where elements have them, and not in its texts', () => {
  const html =
    '<p lang="en" class="a 2xl:gap-2.5 [&amp;&gt;*]:c aria-[current=page]:d e">b <i title="b">b</i></p>';
  expect(classesInHtml(html, known).sort()).toEqual(all.sort());
});
