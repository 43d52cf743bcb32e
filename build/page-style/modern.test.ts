/** @jest-environment node */
import postcss from 'postcss';
import { withoutFallbacks } from './modern';

function modern(css: string): string {
  const sheet = postcss.parse(css);
  withoutFallbacks(sheet);
  return sheet.toString();
}

test('what stands in for @property goes, and its layer with it', () => {
  expect(modern('@layer properties{@supports (x:y){*{--a:0}}}@layer theme{p{top:0}}')).toBe(
    '@layer theme{p{top:0}}',
  );
});

test('a mixed colour takes the place of the flat one before it, and nothing else goes', () => {
  const mixed = 'color-mix(in oklab, red 50%, transparent)';
  expect(
    modern(
      `.a{top:0;color:#f008}@supports (color:color-mix(in lab, red, red)){.a{color:${mixed}}}@supports (top:anchor(bottom)){.a{top:1px}}`,
    ),
  ).toBe(`.a{top:0;color:${mixed}}@supports (top:anchor(bottom)){.a{top:1px}}`);
});

test('widths below another are said the short way', () => {
  expect(modern('@media not all and (width>=48rem){p{top:0}}')).toBe(
    '@media (width<48rem){p{top:0}}',
  );
});
