/** @jest-environment node */
import postcss from 'postcss';
import { inlineConstants } from './constants';
import { removeEmpty, removeUnread } from './unread';

function inlined(css: string, ...kept: string[]): string {
  const sheet = postcss.parse(css);
  const isKept = (name: string) => kept.includes(name);
  inlineConstants(sheet, isKept);
  removeUnread(sheet, isKept);
  removeEmpty(sheet);
  return sheet.toString();
}

test.each([
  ['the same everywhere', ':root{--a:1px}p{top:var(--a)}', 'p{top:1px}'],
  [
    'within another',
    ':root{--a:1px;--b:calc(var(--a) + 2px)}p{top:var(--b)}',
    'p{top:calc(1px + 2px)}',
  ],
  ['never set', 'p{top:var(--a,var(--b,1px))}', 'p{top:1px}'],
  [
    'only registered',
    '@property --a{syntax:"*";inherits:false;initial-value:solid}p{border-style:var(--a)}',
    'p{border-style:solid}',
  ],
  [
    'registered without a value',
    '@property --a{syntax:"*";inherits:false}p{top:var(--a,1px)}',
    'p{top:1px}',
  ],
  [
    'set where it is read',
    '.a{--s:0 0 red;box-shadow:var(--s)}.b{--s:0 0 tan;box-shadow:var(--s)}',
    '.a{box-shadow:0 0 red}.b{box-shadow:0 0 tan}',
  ],
])('a value that is %s is said where it is read', (_, css, expected) => {
  expect(inlined(css)).toBe(expected);
});

test.each([
  ':root{--a:1px}.x{--a:2px}p{top:var(--a)}',
  ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}',
  '@media print{:root{--a:2px}}p{top:var(--a)}',
  ':root{--a:a long value that is said once}p{top:var(--a)}q{top:var(--a)}',
  // Its value would be another where it is read.
  ':root{--a:var(--b,1px);--b:1em}.x{--b:2em}p{top:var(--a)}',
  // One rule may win with the property, and the other with what reads it.
  '.a{--s:1px;top:var(--s)}.b{--s:2px;left:var(--s)}',
  '.a{--s:1px;top:var(--s)}.b{--s:2px}',
  'p{top:var(--a)}',
])('%s stays', (css) => {
  expect(inlined(css)).toBe(css);
});

test('what others may set stays, and so does what they may read', () => {
  const css = ':root{--a:1px;--b:2px}p{top:var(--a)}';
  expect(inlined(css, '--a', '--b')).toBe(css);
});
