/** @jest-environment node */
import postcss from 'postcss';
import { UsedRules } from './used-rules';

function used(css: string, ...classes: string[]): string {
  return new UsedRules(postcss.parse(css)).for(classes);
}

test('a rule goes when a class that it needs is not used', () => {
  expect(used('.a{color:red}.b{color:red}.a .b{top:0}', 'a')).toBe('.a{color:red}');
});

test.each([
  'p{color:red}',
  ':focus-visible{outline:1px solid red}',
  ':lang(de){hyphens:auto}',
  '.a[data-state=closed]{display:none}',
  '.a:not(.b){color:red}',
  ':is(.a,.b){color:red}',
  '@media print{.a{display:none}}',
  '@media (prefers-color-scheme:dark){.a{color:red}}',
  '@media (forced-colors:active){.a{color:red}}',
  '@layer base{.a{color:red}}',
])('what another state, medium or language may need stays: %s', (rule) => {
  expect(used(`${rule}.b{top:0}`, 'a')).toMatch(/color:red|outline|hyphens|display:none/);
});

test('custom properties go that nothing reads, and those that only they read', () => {
  const css = [
    '@property --c{syntax:"*";inherits:false}',
    ':root{--a:var(--b);--b:1px;--d:2px}',
    '.x{top:var(--a)}',
    '.y{top:var(--d);left:var(--c)}',
  ].join('');
  expect(used(css, 'y')).not.toMatch(/--a|--b/);
  expect(used(css, 'y')).toContain('@property --c');
  expect(used(css, 'x')).toBe(':root{--a:var(--b);--b:1px}.x{top:var(--a)}');
});

test('a class with a quote in it, which no text can be searched for, stays', () => {
  expect(used(`.after\\:content-\\[\\'\\.\\'\\]:after{content:"."}.b{top:0}`)).toContain('content');
});

test('a property stays whose name an unused class has', () => {
  expect(used('.text-wrap{text-wrap:wrap}h1{text-wrap:balance}')).toContain('text-wrap:balance');
});
