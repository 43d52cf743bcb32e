/** @jest-environment node */
import postcss from 'postcss';
import { UsedRules } from './used-rules';

/** What is left of a style for a page and its scripts. */
function used(css: string, html: string, script = ''): string {
  const rules = new UsedRules(postcss.parse(css));
  return rules.for([...rules.inHtml(html), ...rules.inScript(script)]);
}

const page = '<p class="a">A</p>';

test('a rule goes when a class that it needs is not used', () => {
  expect(used('.a{color:red}.b{color:red}.a .b{top:0}', page)).toBe('.a{color:red}');
});

test('selectors go that ask for what is not there, also those within others', () => {
  expect(used('.a,.b{top:0}', page)).toBe('.a{top:0}');
  expect(used('.a:is(.b,.c:has(p)){top:0}', page)).toBe('');
  expect(used(':is(.a,table) p{top:0}', page)).toBe('.a p{top:0}');
  expect(used('table{top:0}p[role=tab]{top:0}:root,:host{top:0}::placeholder{top:0}', page)).toBe(
    ':root{top:0}',
  );
});

test('selectors go that ask for a page in another language', () => {
  const css = ':root:lang(ja),:root:lang(zh){top:0}:is(:root:lang(ja),:root:lang(ko)) p{left:0}';
  expect(used(css, `<html lang="zh-Hans">${page}`)).toBe(':root:lang(zh){top:0}');
  expect(used(css, `<html lang="ko">${page}`)).toBe(':root:lang(ko) p{left:0}');
  expect(used(css, `<html lang="en">${page}<p lang="ja">`)).toBe('');
});

test('what a script may make stays', () => {
  const css = 'table{top:0}p[data-state=open]{top:0}.b{top:0}';
  expect(used(css, page, 'x("table",{"data-state":`open`},"b c")')).toBe(
    'table,p[data-state=open],.b{top:0}',
  );
});

test.each([
  'p{color:red}',
  ':focus-visible{outline:1px solid red}',
  ':lang(de){hyphens:auto}',
  '.a[open]{display:none}',
  '.a:not(.b){color:red}',
  ':is(.a,.b){color:red}',
  '@media print{.a{display:none}}',
  '@media (prefers-color-scheme:dark){.a{color:red}}',
  '@media (forced-colors:active){.a{color:red}}',
  '@layer base{.a{color:red}}',
])('what another state, medium or language may need stays: %s', (rule) => {
  expect(used(`${rule}.b{top:0}`, page)).toMatch(/color:red|outline|hyphens|display:none/);
});

test('custom properties go that nothing reads, and those that only they read', () => {
  const css = [
    '@property --c{syntax:"*";inherits:false}',
    ':root{--a:var(--b);--b:1px;--d:2px}p{--b:2px;--c:1px;--d:3px}',
    '.x{top:var(--a)}',
    '.y{top:var(--d);left:var(--c)}',
  ].join('');
  expect(used(css, '<p class="y">')).not.toMatch(/--a|--b/);
  expect(used(css, '<p class="y">')).toContain('@property --c');
  expect(used(css, '<p class="x">')).not.toMatch(/--c|--d/);
});

test('those that an element or a script names stay', () => {
  const css = ':root{--a:1px}p{top:var(--a)}';
  expect(used(css, page)).toBe('p{top:1px}');
  expect(used(css, '<p style="--a:2px">')).toBe(css);
  expect(used(css, page, 'x.setProperty("--a","2px")')).toBe(css);
});

test('a class with a quote in it is looked for up to there', () => {
  const css = `.after\\:content-\\[\\'\\.\\'\\]:after{content:"."}`;
  expect(used(css, page)).toBe('');
  expect(used(css, '<p class="after:content-[&#x27;.&#x27;]">')).toContain('content');
  expect(used(css, page, 'x("after:content-[\'.\']")')).toContain('content');
});

test('a property stays whose name an unused class has', () => {
  expect(used('.text-wrap{text-wrap:wrap}p{text-wrap:balance}', page)).toBe('p{text-wrap:balance}');
});
