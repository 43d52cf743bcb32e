/** @jest-environment node */
import { checkRawText, parseElements, replaceRanges } from './source-elements';

/** The source of each element. */
function sourcesOf(html: string): string[] {
  return parseElements(html).map(({ start, end }) => html.slice(start, end));
}

test('elements stand in the order of their start tags, with their offsets', () => {
  const html = '<!doctype html><p  class="a">b <b>c</b></p>\n<img src="/d"/><p>e';
  expect(sourcesOf(html)).toEqual([
    '<p  class="a">b <b>c</b></p>',
    '<b>c</b>',
    '<img src="/d"/>',
    '<p>e',
  ]);
});

test('what looks like an element in a script, a text field or a comment is none', () => {
  const html = '<script>"<p>"</script><textarea><p></textarea><!-- <p> --><style>a>b{}</style>';
  expect(parseElements(html).map(({ name, content }) => [name, content])).toEqual([
    ['script', '"<p>"'],
    ['textarea', '<p>'],
    ['style', 'a>b{}'],
  ]);
});

test('elements of drawings may close themselves', () => {
  expect(sourcesOf('<svg><path d="M0"/><g></g></svg>')).toEqual([
    '<svg><path d="M0"/><g></g></svg>',
    '<path d="M0"/>',
    '<g></g>',
  ]);
});

test('attributes are decoded, their names in lower case', () => {
  const [link] = parseElements('<a hrefLang="de" title="a &amp; &#39;b&#39;" hidden>');
  expect(link?.attributes).toEqual({ hreflang: 'de', title: "a & 'b'", hidden: '' });
});

test('replacements leave the rest as it was, in whatever order they come', () => {
  const replacements = [
    { start: 4, end: 6, text: '$&' },
    { start: 0, end: 0, text: '>' },
  ];
  expect(replaceRanges('abc ef g', replacements)).toBe('>abc $& g');
});

test('a text that contains the end tag of its element is refused', () => {
  expect(checkRawText('style', 'a{}')).toBe('a{}');
  expect(() => checkRawText('script', 'a("</SCRIPT>")')).toThrow('"</script"');
});
