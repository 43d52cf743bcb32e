/** @jest-environment node */
import { leanDrawing } from './lean-drawing';

const drawing = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes}</svg>`;

test('neighbours of one colour are one path, drawn from point to point', () => {
  const source = drawing(
    '<path fill="#abc" d="M10 10h8v8h-8z"/><path fill="#abc" d="M30 30h8v8h-8z"/>',
  );
  expect(leanDrawing(source, 'desk')).toBe(
    drawing('<path fill="#abc" d="M10 10h8v8h-8zm20 20h8v8h-8z"/>'),
  );
});

test('what lies beyond the view box is left out', () => {
  const lean = leanDrawing(
    drawing('<path d="M0 0h4v4z"/><path fill="red" d="M0 50h4v4z"/>'),
    'desk',
  );
  expect(lean).toBe(drawing('<path d="M0 0h4v4z"/>'));
});

test('what is used stays, under a shorter name', () => {
  const pattern = '<pattern id="cloth" width="4" height="4"><path d="M0 0h2v4H0z"/></pattern>';
  const lean = leanDrawing(drawing(`${pattern}<path fill="url(#cloth)" d="M0 0h9v9z"/>`), 'desk');
  expect(lean).toContain('<pattern id="a"');
  expect(lean).toContain('fill="url(#a)"');
});

test('a text that is no SVG is an error that names the picture', () => {
  expect(() => leanDrawing('<svg><g></svg>', 'desk')).toThrow('desk');
});
