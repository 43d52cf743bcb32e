/** @jest-environment node */
import { restBrotli, styleGzip } from './copies';
import { total, weigh } from './weights';

test('answers are summed by type, and data within the page is none', () => {
  const weights = weigh([
    { url: 'http://localhost/', type: 'Document', bytes: 1100, body: 1000 },
    { url: 'http://localhost/a.js', type: 'Script', bytes: 300, body: 200 },
    { url: 'http://localhost/b.js', type: 'Script', bytes: 250, body: 150 },
    { url: 'http://localhost/manifest', type: 'Manifest', bytes: 90, body: 50 },
    { url: 'data:image/svg+xml,x', type: 'Image', bytes: 500, body: 500 },
  ]);
  expect(weights.js).toEqual({ bytes: 550, body: 350, requests: 2 });
  expect(weights.other).toEqual({ bytes: 90, body: 50, requests: 1 });
  expect(weights.image.requests).toBe(0);
  expect(total(weights)).toEqual({ bytes: 1740, requests: 4 });
});

test('the style of a page is weighed, its other text is not', () => {
  const page = (style: string, text: string) => `<head>${style}</head><body>${text}</body>`;
  const style = '<style>a { color: red }</style><style>b { color: blue }</style>';
  const weight = styleGzip(page(style, ''));
  expect(weight).toBeGreaterThan(20);
  expect(styleGzip(page(style, '<p>much more text</p>'))).toBe(weight);
  expect(styleGzip(page('', 'text'))).toBe(0);
});

test('the rest of a page is weighed without its styles, wherever they stand', () => {
  const styles = [
    '<style>a { color: red; content: "$&" }</style>',
    '<style>b { top: 7px }</style>',
  ];
  const page = (one = '', other = '') => `<head>${one}</head><body><p>text</p>${other}</body>`;
  expect(restBrotli(page(...styles))).toBe(restBrotli(page('<style></style>', '<style></style>')));
  expect(restBrotli(page())).toBeLessThan(restBrotli(page('', '<p>much more text</p>')));
});
