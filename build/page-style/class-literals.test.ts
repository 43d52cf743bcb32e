/** @jest-environment node */
import { readScriptClasses } from './class-literals';

const classes = new Set(['flex', 'mt-4', 'inline-block', 'hover:flex', 'px-2', 'sr-only']);

function read(script: string) {
  const { lists, others } = readScriptClasses(script, (name) => classes.has(name));
  for (const { start, end, text } of lists) expect(script.slice(start, end)).toBe(text);
  return { lists: lists.map(({ text }) => text), others };
}

test.each([
  ['a property', 'e("p",{className:"mt-4 hook"})', ['mt-4 hook']],
  ['an attribute of that name', 'e("p",{class:"mt-4"})', ['mt-4']],
  ['a property of a component', 'e(P,{boxClassName:"mt-4"})', ['mt-4']],
  ['a choice', 'e("p",{className:x?"mt-4":"px-2"})', ['mt-4', 'px-2']],
  ['a condition', 'e("p",{className:x&&"mt-4"})', ['mt-4']],
  ['a template', `e("p",{className:\`mt-4 \${x} px-2\`})`, ['mt-4 ', ' px-2']],
  ['a part of a template', `e("p",{className:\`mt-4 \${x?"px-2":""}\`})`, ['mt-4 ', 'px-2']],
  [
    'a function that makes classes',
    'e("p",{className:(0,f.c)("mt-4",x&&"px-2")})',
    ['mt-4', 'px-2'],
  ],
  ['an element', 'p.className="mt-4"', ['mt-4']],
  [
    'classes that are kept first',
    'let a="mt-4 flex",b={big:"px-2 flex"}',
    ['mt-4 flex', 'px-2 flex'],
  ],
  ['a class that is no word', 'const a=()=>"hover:flex"', ['hover:flex']],
  ['characters of two units', 'let a="😀";e("p",{className:"mt-4"})', ['mt-4']],
])('the classes of %s', (_, script, lists) => {
  const found = read(script);
  expect(found.lists).toEqual(lists);
  for (const name of ['mt-4', 'px-2', 'hover:flex']) expect(found.others).not.toContain(name);
});

test.each([
  ['a value of a style', 'e("p",{style:{display:"inline-block"}})', 'inline-block'],
  ['a comparison', 'e("p",{className:x==="mt-4"?a:b})', 'mt-4'],
  ['a case', 'switch(x){case"mt-4":f()}', 'mt-4'],
  ['a selector', 'document.querySelector("p.mt-4:not(.px-2)")', 'mt-4'],
  ['a list of classes of the browser', 'p.classList.add("mt-4")', 'mt-4'],
  ['an argument', 'f("mt-4 flex")', 'mt-4'],
  ['an argument for something else', 'e("p",{title:f("mt-4 flex")})', 'mt-4'],
  ['what a method looks for', 'e("p",{className:x.get("mt-4")})', 'mt-4'],
  ['an attribute', 'p.setAttribute("class","mt-4 flex")', 'mt-4'],
  ['a name of a property', 'let a={"mt-4":1}', 'mt-4'],
  ['a property', 'x["mt-4"]=1', 'mt-4'],
  ['one word that is kept', 'let a="mt-4"', 'mt-4'],
  ['a sentence', 'let a="mt-4 stands here"', 'mt-4'],
  ['data', 'JSON.parse(\'{"a":"mt-4 flex"}\')', 'mt-4'],
  ['a pattern', '/^mt-4$/.test(x)', 'mt-4'],
  ['what is written otherwise', 'e("p",{className:"\\x6dt-4"})', 'mt-4'],
  ['the first half of a name', `e("p",{className:\`px-2 mt-4\${x}\`})`, 'mt-4'],
  ['the second half', `e("p",{className:\`\${x}mt-4 px-2\`})`, 'mt-4'],
  ['a half in a template', `e("p",{className:\`sm:\${x?"mt-4":"px-2"}\`})`, 'mt-4'],
  ['a half of a sum', 'e("p",{className:x+"mt-4 px-2"})', 'mt-4'],
  ['the condition of a choice', 'e("p",{className:"mt-4"?a:b})', 'mt-4'],
  ['a computed name', 'let a={[className]:"mt-4"}', 'mt-4'],
])('a class in %s is none', (_, script, name) => {
  expect(read(script).others).toContain(name);
});

test('the words beside a half of a name are whole', () => {
  const { lists, others } = read(`e("p",{className:\`px-2 flex mt-4\${x}\`})`);
  expect(lists).toContain('px-2 flex mt-4');
  expect(others).not.toContain('px-2');
});

test('what is no script is an error', () => {
  expect(() => read('let =')).toThrow('no script');
});
