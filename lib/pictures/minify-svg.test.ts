/** @jest-environment node */
import { minifySvg } from './minify-svg';

const drawing = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes}</svg>`;

test('adjacent paths of one color are merged, with relative coordinates', () => {
  const source = drawing(
    '<path fill="#abc" d="M10 10h8v8h-8z"/><path fill="#abc" d="M30 30h8v8h-8z"/>',
  );
  expect(minifySvg(source, 'desk')).toBe(
    drawing('<path fill="#abc" d="M10 10h8v8h-8zm20 20h8v8h-8z"/>'),
  );
});

test('what lies outside of the view box is left out', () => {
  const minified = minifySvg(
    drawing('<path d="M0 0h4v4z"/><path fill="red" d="M0 50h4v4z"/>'),
    'desk',
  );
  expect(minified).toBe(drawing('<path d="M0 0h4v4z"/>'));
});

test('a pattern that is used stays, under a shorter id', () => {
  const pattern = '<pattern id="cloth" width="4" height="4"><path d="M0 0h2v4H0z"/></pattern>';
  const minified = minifySvg(drawing(`${pattern}<path fill="url(#cloth)" d="M0 0h9v9z"/>`), 'desk');
  expect(minified).toContain('<pattern id="a"');
  expect(minified).toContain('fill="url(#a)"');
});

test('a text that is no SVG is an error that names the picture', () => {
  expect(() => minifySvg('<svg><g></svg>', 'desk')).toThrow('desk');
});
