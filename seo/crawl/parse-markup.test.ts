import { withoutStyles } from './parse-markup';

/** What a browser makes of HTML without its styles. */
function read(html: string): Document {
  return new DOMParser().parseFromString(withoutStyles(html), 'text/html');
}

test.each([
  '<style>a{}</style>',
  '<STYLE media="not all">a > b{}</STYLE >',
  '<p style="a:b">c</p>',
  "<p id='a' STYLE = 'a:b'>c</p>",
  '<p\nstyle=a:b class=c>d</p>',
  '<p title="a > b" style="a:b">c</p>',
  '<svg><style>a{}</style><path style="a:b"/></svg>',
])('nothing in %s is a style any more', (html) => {
  const document = read(html);
  expect(document.querySelectorAll('style, [style]')).toHaveLength(0);
  expect(withoutStyles(html)).not.toBe(html);
});

test.each([
  '<p title="a style=b">In style="c", we said.</p>',
  `<p title='<style> "a" style="b"'>c</p>`,
  '<p data-style="a" styled="b">c</p><styled-part>d</styled-part>',
  '<h1>Style</h1> <p>a &lt;style&gt;</p>',
])('%s has no styles and is left as it is', (html) => {
  expect(read(html).body.innerHTML).toBe(
    new DOMParser().parseFromString(html, 'text/html').body.innerHTML,
  );
});

test('what stands around a style stays where it is', () => {
  const document = read(
    '<!doctype html><html lang="ja"><head><title>A</title><style>b{}</style><meta name="c"></head><body>d</body></html>',
  );
  expect([...document.head.children].map(({ localName }) => localName)).toEqual([
    'title',
    'script',
    'meta',
  ]);
  expect(document.body.innerHTML).toBe('d');
});
