/** @jest-environment node */
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import middleware from '@/middleware';
import { generatedPath } from './generated-path';

const origin = 'https://site.example';

function get(pathAndQuery: string): Response {
  return middleware(new NextRequest(origin + pathAndQuery));
}

function rewriteOf(response: Response): string | null {
  return response.headers.get('x-middleware-rewrite');
}

test.each([
  ['/fr/about', 307, '/about'],
  ['/pt-BR/blogs/x?y=1', 307, '/blogs/x?y=1'],
  ['/fr//evil.example', 307, '/evil.example'],
  ['/fr/en/about?a=1&a=2&b=%2F', 307, '/about?a=1&a=2&b=%2F'],
  ['/en', 308, '/'],
  ['/zh-CN/about', 308, '/zh/about'],
  ['/JA/about?q=%E6%97%A5', 308, '/ja/about?q=%E6%97%A5'],
  ['/about/?x', 308, '/about?x'],
  ['/fr/about?a=%20b+c&a=%2B&&=', 307, '/about?a=%20b+c&a=%2B&&='],
  ['/ZH/about?q=%e6%97%a5&x=%zz', 308, '/zh/about?q=%e6%97%a5&x=%zz'],
  ['/about/?next=%2F%2Fevil.example', 308, '/about?next=%2F%2Fevil.example'],
  ['//evil.example/', 308, '/evil.example'],
])('%s is redirected with %i to %s', (request, status, location) => {
  const response = get(request);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(origin + location);
});

test.each([
  ['/', '/en'],
  ['/ja', '/ja'],
  ['/about?utm=x', '/en/about?utm=x'],
  ['/hr-admin-support', '/en/hr-admin-support'],
  ['/de/insights?page=2', '/de/insights?page=2'],
])('%s shows the page %s with status 200', (request, internal) => {
  const response = get(request);
  expect(response.status).toBe(200);
  expect(rewriteOf(response)).toBe(origin + internal);
});

test.each([
  ['/no-such-page', '/en/404'],
  ['/404', '/en/404'],
  ['/ja/404', '/ja/404'],
  ['/de/x.php', '/de/404'],
  ['/ko/about%5c', '/ko/404'],
])('%s shows %s with status 404', (request, internal) => {
  const response = get(request);
  expect(response.status).toBe(404);
  expect(rewriteOf(response)).toBe(origin + internal);
});

test.each(['/fr/%zz', '/%', '/ja/%c3%28?x=1'])('%s is answered with 400', (request) => {
  const response = get(request);
  expect(response.status).toBe(400);
  expect(rewriteOf(response)).toBeNull();
  expect(response.headers.get('location')).toBeNull();
});

test('a redirect keeps the query, stays on the origin and is not redirected again', () => {
  let redirects = 0;
  fc.assert(
    fc.property(generatedPath, fc.webQueryParameters(), (path, query) => {
      const search = query === '' ? '' : `?${query}`;
      const location = get(path + search).headers.get('location');
      if (location === null) return;
      redirects += 1;
      const target = new URL(location);
      expect(target.origin).toBe(origin);
      expect(target.search).toBe(new URL(origin + path + search).search);
      expect([200, 404]).toContain(get(target.pathname + target.search).status);
    }),
    { numRuns: 600 },
  );
  expect(redirects).toBeGreaterThan(20);
});
