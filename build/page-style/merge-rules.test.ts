/** @jest-environment node */
import postcss from 'postcss';
import { mergeRules } from './merge-rules';

function merged(css: string): string {
  const sheet = postcss.parse(css);
  mergeRules(sheet);
  return sheet.toString().replaceAll(/\s+/g, ' ');
}

test.each([
  ['.a{top:0}.a{color:red}', '.a{top:0;color:red}'],
  ['.a{top:0}.b{color:red}.a{margin:0}', '.a{top:0;margin:0}.b{color:red}'],
  [
    '@media x{.a{top:0}}.b{color:red}@media x{.c{margin:0}}',
    '@media x{.a{top:0}.c{margin:0}}.b{color:red}',
  ],
  ['@layer u{.a{top:0}.a{left:0}}', '@layer u{.a{top:0;left:0}}'],
  ['.a{-webkit-hyphens:auto;top:0;-webkit-hyphens:auto}', '.a{top:0;-webkit-hyphens:auto}'],
])('%s becomes %s', (css, expected) => {
  expect(merged(css)).toBe(expected);
});

test.each([
  '.a{top:0}.b{left:0}.a{inset:1px}',
  '.a{color:red}.b{margin-left:0}.a{margin:0}',
  '.a{color:red}.b{line-height:1}.a{font:inherit}',
  '.a{color:red}.b{row-gap:0}.a{gap:1px}',
  '.a{color:red}.b{border-color:red}.a{border-top:0}',
  '.a{color:red}.b{all:unset}.a{top:0}',
  '.a{color:red}.b{--x:0}.a{--x:1px}',
  '.a{color:red}@media x{.b{top:0}}.a{top:1px}',
  '.a{color:red}.b{white-space:nowrap}.a{text-wrap:wrap}',
  '@layer a{.a{top:0}}@layer b{.a{color:red}}',
  '@font-face{a:b}@font-face{c:d}',
])('%s stays, for its order matters', (css) => {
  expect(merged(css)).toBe(css);
});
