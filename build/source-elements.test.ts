/** @jest-environment node */
import { contentOf, readElements, withEdits } from './source-elements';

/** The elements of a text as they are written in it, with their contents. */
function written(html: string): [source: string, content: string][] {
  return readElements(html).map(({ start, end, content }) => [html.slice(start, end), content]);
}

test('elements stand in the order of their start tags, with their places', () => {
  const html = '<!doctype html><p  class="a">b <b>c</b></p>\n<img src="/d"/><p>e';
  expect(written(html)).toEqual([
    ['<p  class="a">b <b>c</b></p>', 'b <b>c</b>'],
    ['<b>c</b>', 'c'],
    ['<img src="/d"/>', ''],
    ['<p>', ''],
  ]);
});

test('what looks like an element in a script, a text field or a comment is none', () => {
  const html = '<script>"<p>"</script><textarea><p></textarea><!-- <p> --><style>a>b{}</style>';
  expect(readElements(html).map(({ name, content }) => [name, content])).toEqual([
    ['script', '"<p>"'],
    ['textarea', '<p>'],
    ['style', 'a>b{}'],
  ]);
});

test('elements of drawings may close themselves', () => {
  expect(written('<svg><path d="M0"/><g></g></svg>').map(([source]) => source)).toEqual([
    '<svg><path d="M0"/><g></g></svg>',
    '<path d="M0"/>',
    '<g></g>',
  ]);
});

test('attributes are decoded, their names in lower case', () => {
  const [link] = readElements('<a hrefLang="de" title="a &amp; &#39;b&#39;" hidden>');
  expect(link?.attributes).toEqual({ hreflang: 'de', title: "a & 'b'", hidden: '' });
});

test('edits leave the rest as it was, in whatever order they come', () => {
  const edits = [
    { start: 4, end: 6, text: '$&' },
    { start: 0, end: 0, text: '>' },
  ];
  expect(withEdits('abc ef g', edits)).toBe('>abc $& g');
});

test('a text that would end its element is refused', () => {
  expect(contentOf('style', 'a{}')).toBe('a{}');
  expect(() => contentOf('script', 'a("</SCRIPT>")')).toThrow('"</script"');
});
