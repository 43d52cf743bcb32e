import { withDeferredRuntime, withoutRuntime } from './static-page';

const chunk = '/_next/static/chunks/a.js';

/** A page as Next's export writes it, with what else may stand in the head or the body. */
function page(more = ''): string {
  return [
    '<!DOCTYPE html><html lang="en"><head>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `</head><body><h1>Q&amp;A</h1><p>5 $&amp; &lt;script&gt;</p>${more}`,
    '<script src="/client.js?v=1" defer=""></script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
    `<script src="${chunk}" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"$& \\u003cp>"])</script>',
    '</body></html>',
  ].join('');
}

const jsonLd = '<script type="application/ld+json">{"@type":"Organization"}</script>';

function scriptsOf(html: string): string[] {
  return html.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g, '');

/** The page with a deferred runtime, and its data script. */
function deferred(html: string): { html: string; data: string } {
  let kept = '';
  const keep = (data: string) => {
    kept = data;
    return '/data.js';
  };
  return { html: withDeferredRuntime(html, keep), data: kept };
}

test('without the runtime, only the site’s own script, rules and data are left', () => {
  const html = withoutRuntime(page(jsonLd));
  expect(scriptsOf(html)).toEqual([
    expect.stringMatching(/^<script type="speculationrules">\{.*\}<\/script>$/),
    jsonLd,
    '<script src="/client.js?v=1" defer=""></script>',
  ]);
  expect(html).not.toContain('as="script"');
  expect(withoutScripts(html)).toBe(withoutScripts(page()));
});

test('a deferred runtime waits: nothing but the site’s own script runs by itself', () => {
  const { html } = deferred(page(jsonLd));
  expect(scriptsOf(html)).toEqual([
    jsonLd,
    '<script src="/client.js?v=1" defer=""></script>',
    `<script type="application/json" id="runtime">["/data.js","/_next/static/chunks/b.js","${chunk}"]</script>`,
  ]);
  expect(withoutScripts(html)).toBe(withoutScripts(page()));
});

test('the data script holds all data, and starts React after it', () => {
  const { data } = deferred(page());
  const self: { __next_f?: unknown[] } = {};
  const global: { TURBOPACK: { push: () => void } } = { TURBOPACK: { push: jest.fn() } };
  const startedWith: unknown[] = [];
  global.TURBOPACK.push = () => startedWith.push([...(self.__next_f ?? [])]);
  let start = () => {};
  const later = (task: () => void) => {
    start = task;
  };
  new Function('self', 'globalThis', 'setTimeout', data)(self, global, later);
  expect(startedWith).toEqual([]);
  start();
  expect(startedWith).toEqual([[[0], [1, '$& <p>']]]);
});

test('a script that comes several times is loaded once', () => {
  const { html } = deferred(page(`<script src="${chunk}" async=""></script>`));
  expect(html.split(chunk)).toHaveLength(2);
});

test.each([withoutRuntime, deferred])(
  'a script of an unknown kind is an error that shows it',
  (transform) => {
    expect(() => transform(page('<script>alert(1)</script>'))).toThrow(/alert\(1\)/);
    expect(() => transform(page('<script src="https://x.example/a.js"></script>'))).toThrow(
      /x\.example/,
    );
  },
);

test('a page without a script that starts React is an error', () => {
  const html = '<body><script src="/client.js?v=1" defer=""></script></body>';
  expect(() => deferred(html)).toThrow(/starts React/);
});
