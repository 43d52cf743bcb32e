import { type APIRequestContext, expect, test } from 'playwright/test';

/** Status and target of one hop; the target as it is written, without our origin, `null` where there is none. */
async function hop(request: APIRequestContext, origin: string | undefined, url: string) {
  if (origin === undefined) throw new Error('The configuration names no base URL.');
  const response = await request.get(`${origin}${url}`, { maxRedirects: 0 });
  const location = response.headers().location;
  if (location === undefined) return { status: response.status(), target: null };
  const target = new URL(location, `${origin}${url}`);
  expect(target.origin, `${url} must stay on this site`).toBe(origin);
  return { status: response.status(), target: location.replace(origin, '') };
}

const redirects: [from: string, status: 307 | 308, to: string][] = [
  // A language that we do not have: to the same path without it, for now.
  ['/fr', 307, '/'],
  ['/fr/about', 307, '/about'],
  ['/pt-BR/blogs/x?y=1', 307, '/blogs/x?y=1'],
  [
    '/fil/visa-processing?utm_source=a&utm_medium=b',
    307,
    '/visa-processing?utm_source=a&utm_medium=b',
  ],
  ['/fr/en/about', 307, '/about'],
  ['/fr/de/about', 307, '/de/about'],
  ['/fr/about/', 307, '/about'],
  [
    '/fr/articles/cash-flow-optimization?a=%2F%2Fevil.example',
    307,
    '/articles/cash-flow-optimization?a=%2F%2Fevil.example',
  ],
  // Another way to write one of our own: for good.
  ['/en', 308, '/'],
  ['/en/', 308, '/'],
  ['/en?x=1', 308, '/?x=1'],
  ['/en/about', 308, '/about'],
  ['/EN/about', 308, '/about'],
  ['/zh-CN/about', 308, '/zh/about'],
  ['/es-MX/about', 308, '/es/about'],
  ['/JA/about', 308, '/ja/about'],
  ['/JA', 308, '/ja'],
  // A trailing or doubled slash.
  ['/about/', 308, '/about'],
  ['/about/?x=1', 308, '/about?x=1'],
  ['/ja/', 308, '/ja'],
  ['/ja/about/', 308, '/ja/about'],
  ['/ja//about', 308, '/ja/about'],
];

for (const [from, status, to] of redirects) {
  test(`${from} leads to ${to} in one hop`, async ({ request, baseURL }) => {
    expect(await hop(request, baseURL, from)).toEqual({ status, target: to });
    const next = await hop(request, baseURL, to);
    expect(next.target, 'the target must not redirect again').toBeNull();
  });
}

const answers: [url: string, status: number][] = [
  // Begins like the code for Croatian, and is a page.
  ['/hr-admin-support', 200],
  ['/de/hr-admin-support', 200],
  ['/fr/%zz', 400],
  ['/%', 400],
  ['/de/%E0%A4%A', 400],
  ['/%5cevil.example', 404],
  ['/fr/%2f%2fevil.example', 404],
  ['/fr/%5c%5cevil.example', 404],
  ['/about%0d%0aset-cookie:a=b', 404],
  ['/ABOUT', 404],
  ['/xx/about', 404],
];

for (const [url, status] of answers) {
  test(`${url} answers ${status} itself`, async ({ request, baseURL }) => {
    expect(await hop(request, baseURL, url)).toEqual({ status, target: null });
  });
}

test('a path with NUL is no page', async ({ request, baseURL }) => {
  const { status, target } = await hop(request, baseURL, '/about%00');
  // nginx refuses it before any rule of ours is asked.
  expect(status).toBe(test.info().project.name === 'nginx' ? 400 : 404);
  expect(target).toBeNull();
});

// Byte for byte: a campaign's or a partner's system may compare what it gets back.
const queries = [
  'a=%20b',
  'a=+b',
  'a=%2B',
  'a=%2Fb%2F..%2Fc',
  'next=//evil.example/%5c',
  'a=1&a=2&b&a=',
  'q=%E6%97%A5%e6%9c%ac',
  '=&&a',
  'a=b?c=/d',
  'a=%zz%',
];

for (const query of queries) {
  test(`a redirect keeps the query ?${query} as it is`, async ({ request, baseURL }) => {
    for (const [from, to] of [
      ['/fr/about', '/about'],
      ['/JA/about', '/ja/about'],
      ['/about/', '/about'],
    ]) {
      const { target } = await hop(request, baseURL, `${from}?${query}`);
      expect(target).toBe(`${to}?${query}`);
    }
  });
}

test('an empty query leads to the page as well', async ({ request, baseURL }) => {
  const { target } = await hop(request, baseURL, '/fr/about?');
  expect(['/about', '/about?']).toContain(target);
});

// Next collapses doubled slashes itself before the middleware is asked, hence a second hop.
for (const url of [
  '/fr//evil.example',
  '//evil.example',
  '/fr///evil.example/..//x',
  '//fr//about',
]) {
  test(`${url} never leaves the site`, async ({ request, baseURL }) => {
    let next: string | null = url;
    let hops = -1;
    while (next !== null) {
      hops += 1;
      expect(hops).toBeLessThanOrEqual(2);
      const { target } = await hop(request, baseURL, next);
      expect(target ?? '').not.toMatch(/^[/\\]{2}/);
      next = target;
    }
  });
}
