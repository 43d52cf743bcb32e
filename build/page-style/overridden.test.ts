/** @jest-environment node */
import postcss from 'postcss';
import { removeOverridden, removeUnnamedFonts } from './overridden';

function left(css: string, remove: (sheet: postcss.Root) => void): string {
  const sheet = postcss.parse(css);
  remove(sheet);
  return sheet.toString();
}

test('a value of the root goes where the rule for the language of the page gives another', () => {
  const css =
    '@layer theme{:root,:host{--a:1;--b:2}}@layer base{:root:lang(ja){--a:3;color:red}:root:lang(zh),:root:lang(ja){--c:4}}';
  expect(left(css, removeOverridden)).toBe(css.replace('--a:1;', ''));
});

test.each([
  '@media print{:root{--a:1}}:root:lang(ja){--a:2}',
  ':root{--a:1}@media print{:root:lang(ja){--a:2}}',
  ':root{--a:1}:root:lang(ja) p{--a:2}',
  ':root:lang(ja){--a:2}:root{--a:1}',
  'p{--a:1}:root:lang(ja){--a:2}',
  ':root{color:red}:root:lang(ja){color:blue}',
])('otherwise it stays: %s', (css) => {
  expect(left(css, removeOverridden)).toBe(css);
});

test('a font goes that nothing is set in', () => {
  const one = '@font-face{font-family:"One Sans";src:local(One)}';
  const other = '@font-face{font-family:Other;src:local(Other)}';
  const css = 'html{--font:"One Sans",serif}';
  expect(left(one + other + css, removeUnnamedFonts)).toBe(one + css);
});
