/** @jest-environment node */
import { svgTree } from './svg-tree';

const source = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">',
  '<defs><pattern id="a" width="1"/></defs><path fill="url(#a)" d="M0 0h4"/><path fill="#fff"/></svg>',
].join('');

test('the ids of a picture, and what refers to them, begin with its name', () => {
  const text = JSON.stringify(svgTree(source, 'desk'));
  expect(text).toContain('"id":"desk-a"');
  expect(text).toContain('"fill":"url(#desk-a)"');
  expect(text).toContain('"fill":"#fff"');
  expect(text).toContain('"viewBox":"0 0 4 4"');
});

test.each([
  ['<p>a</p>', 'no SVG'],
  ['<svg></svg>', 'no viewBox'],
  ['<svg viewBox="0 0 1 1"><style>p{top:0}</style></svg>', '<style>'],
  ['<svg viewBox="0 0 1 1"><script>1</script></svg>', '<script>'],
  ['<svg viewBox="0 0 1 1"><foreignObject></foreignObject></svg>', '<foreignObject>'],
  ['<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>', 'onClick'],
  ['<svg viewBox="0 0 1 1"><path href="#a"/></svg>', 'href'],
  ['<svg viewBox="0 0 1 1"><path style="position:fixed"/></svg>', 'style'],
  ['<svg viewBox="0 0 1 1"><path class="fixed inset-0"/></svg>', 'className'],
  ['<svg viewBox="0 0 1 1"><path fill="url(/b.svg#a)"/></svg>', 'leads out'],
  ['<svg viewBox="0 0 1 1"><path mask="URL( https://other.example/a)"/></svg>', 'leads out'],
])('%s is an error that names the picture', (text, message) => {
  expect(() => svgTree(text, 'desk')).toThrow(`desk: `);
  expect(() => svgTree(text, 'desk')).toThrow(message);
});
