/** @jest-environment node */
import { keepStillParts } from './still-parts';

const words = 'What stands in the page already, and is always the same. '.repeat(4).trim();
const still = `<p class="a">${words}</p>`;

const form = ['$', '$L2', null, { label: words }];

/** A page with a form after something else. */
function pageOf(html: string): string {
  return `<main>${html}<form></form></main>`;
}

/** Data of such a page. @param more further rows */
function data(content: unknown, more: Record<string, unknown> = {}): string {
  const tree = ['$', 'main', null, { children: [content, form] }];
  const rows = { 1: '$Sreact.fragment', ...more, 0: { tree } };
  const module = '2:I[1,["/a.js"],"Form"]\n';
  return (
    module +
    Object.entries(rows)
      .map(([id, row]) => `${id}:${JSON.stringify(row)}\n`)
      .join('')
  );
}

const paragraph = ['$', 'p', null, { className: 'a', children: words }];
/** How often a text stands in another. */
function times(part: string, whole: string): number {
  return whole.split(part).length - 1;
}

test('an element without components stays in the page and leaves the data', () => {
  const kept = keepStillParts(pageOf(still), data(paragraph));
  expect(kept.page).toBe(pageOf(`<p data-still="0" class="a">${words}</p>`));
  expect(times(words, kept.data)).toBe(1);
  expect(kept.data).toContain(
    '["$","p",null,{"className":"a","dangerouslySetInnerHTML":{"__html":""},"data-still":"0"}]',
  );
  expect(kept.data).toContain(JSON.stringify(form));
});

test('an element with a component in it is hydrated, and what stands beside the component is not', () => {
  const section = (children: unknown) => ['$', 'section', null, { children }];
  const page = pageOf(`<section>${still}<section><form></form></section></section>`);
  const kept = keepStillParts(page, data(section([paragraph, section(form)])));
  expect(kept.page).toContain('<main><section><p data-still="0"');
  expect(times(words, kept.data)).toBe(2);
});

test('what the page does not show yet stays in the data', () => {
  expect(keepStillParts(pageOf(''), data(paragraph))).toEqual({
    page: pageOf(''),
    data: data(paragraph).replace('1:"$Sreact.fragment"\n', ''),
  });
});

test('what is shown twice has one number, wherever the data have it from', () => {
  const children = ['$L5', '$0:tree:props:children:0:2', paragraph];
  const kept = keepStillParts(pageOf(still.repeat(3)), data(children, { 5: paragraph }));
  expect(times('<p data-still="0"', kept.page)).toBe(3);
  expect(times(words, kept.data)).toBe(1);
  expect(kept.data).not.toContain('5:');
  expect(kept.data).not.toContain('$0:');
});

test('texts are written as HTML has them', () => {
  const children = [`"${words}" & <b>`, ' ', ['$', '$1', 'c', { children: ['$$1', 2, false] }]];
  const element = ['$', 'p', null, { 'aria-label': '"', style: { opacity: 0 }, children }];
  const html = `<p aria-label="&quot;" style="opacity:0">&quot;${words}&quot; &amp; &lt;b&gt;<!-- --> <!-- -->$1<!-- -->2</p>`;
  const kept = keepStillParts(pageOf(html), data([element]));
  expect(kept.page).toBe(pageOf(html.replace('<p', '<p data-still="0"')));
  expect(times(words, kept.data)).toBe(1);
});

test('a script that has been read keeps its content to itself, and the row of its text goes', () => {
  const script = ['$', 'script', null, { dangerouslySetInnerHTML: { __html: '$7' } }];
  const text = `7:T${words.length.toString(16)},${words}`;
  const page = pageOf(`<script>${words}</script>`);
  const kept = keepStillParts(page, text + data([script]));
  expect(kept.page).toBe(page);
  expect(times(words, kept.data)).toBe(1);
});

test('a picture, a title and a template are left to React', () => {
  const children = [
    ['$', 'img', null, { src: '/a.svg', alt: words }],
    ['$', 'title', null, { children: words }],
    ['$', 'template', null, { dangerouslySetInnerHTML: { __html: words } }],
  ];
  const page = pageOf(
    `<img src="/a.svg" alt="${words}"/><title>${words}</title><template>${words}</template>`,
  );
  const kept = keepStillParts(page, data(children));
  expect(kept.page).toBe(page);
  expect(times(words, kept.data)).toBe(4);
});

test('what only machines read in the head is no part of the data', () => {
  const children = [
    ['$', 'meta', null, { property: 'og:title', content: words }],
    ['$', 'meta', null, { name: 'description', content: words }],
    ['$', 'link', null, { rel: 'canonical', href: words }],
    ['$', 'meta', null, { name: 'viewport', content: 'width=device-width' }],
    ['$', 'link', null, { rel: 'icon', href: '/mark.svg' }],
  ];
  const kept = keepStillParts(pageOf(''), data(children));
  expect(times(words, kept.data)).toBe(1);
  expect(kept.data).toContain('viewport');
  expect(kept.data).toContain('icon');
});
