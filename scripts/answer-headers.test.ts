/** @jest-environment node */
import { errorHeaders, fileHeaders, headersFor, pageHeaders } from '@/deploy/headers.mjs';
import { answerHeaders } from './answer-headers.mjs';

const html = 'text/html; charset=utf-8';

test('a page gets the headers of pages, also when it has not changed', () => {
  const expected = { ...headersFor('/ja/about'), ...pageHeaders };
  expect(answerHeaders('/ja/about', 200, html)).toEqual(expected);
  expect(answerHeaders('/ja/about', 304, undefined)).toEqual(expected);
  expect(answerHeaders('/', 304, undefined)).toEqual({ ...headersFor('/'), ...pageHeaders });
});

test.each(['/robots.txt', '/about.md', '/src/assets/about.svg', '/_next/static/chunks/a.js'])(
  'the file %s runs nothing, also when it has not changed',
  (path) => {
    const expected = { ...headersFor(path), ...fileHeaders };
    expect(answerHeaders(path, 200, 'text/plain')).toEqual(expected);
    expect(answerHeaders(path, 304, undefined)).toEqual(expected);
    expect(expected).not.toHaveProperty('CDN-Cache-Control');
  },
);

test.each([301, 307, 308, 404, 500])('nothing is kept for good with status %i', (status) => {
  const path = '/_next/static/none.js';
  expect(answerHeaders(path, status, html)).toEqual({ ...headersFor(path), ...errorHeaders });
  expect(answerHeaders(path, status, undefined)).toEqual({
    ...headersFor(path),
    ...errorHeaders,
    ...fileHeaders,
  });
});
