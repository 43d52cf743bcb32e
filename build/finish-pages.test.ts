/** @jest-environment node */
import { staticPage } from './finish-pages';

const chunk = '/_next/static/chunks/a.js';
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const form = '<form method="post"><button type="submit">send</button></form>';
const jsonLd = '<script type="application/ld+json">{"@type":"Organization"}</script>';
const client = '<script src="/client.js?v=1" defer=""></script>';
const calculators = '<script src="/load-calculators.js?v=1" async=""></script>';
const start = '(globalThis["TURBOPACK"] || []).push({})';
const data = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"$& <p>"])'];

/** What no step may touch: entities, `$` and odd spacing included. */
const text = "<h1  class='a\"b'>Q&amp;A</h1>\n<pre>\n\n5 $&amp; &lt;script&gt; ü</pre><p>1<br/>2";

/** A page as Next's export writes it, with what else may stand in its body. */
function page(more = ''): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    sheet,
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `</head><body>${text}${more}${jsonLd}${client}`,
    `<script id="_R_">${start}</script><script src="${chunk}" async=""></script>`,
    ...data.map((script) => `<script>${script}</script>`),
    '</body></html>',
  ].join('');
}

const writtenScripts: string[] = [];
const styleFor = jest.fn((_sheet: string, _page: string, _scripts: readonly string[]) => 'a{}');

function finished(html: string) {
  return staticPage(html, {
    styleFor,
    writeScript: (script) => {
      writtenScripts.push(script);
      return '/page.js';
    },
    policy: { imageHosts: [], inquiriesUrl: '' },
  });
}

/** A page without its policy, which build/page-policy.test.ts looks at. */
function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

/** What `page(more)` becomes, without its policy. @param deferred what lists the scripts to load later */
function served(more = '', deferred = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>a{}</style>${deferred}</head><body>${text}${more}${jsonLd}${client}</body></html>`;
}

const scriptList = `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/><script type="application/json" id="runtime">["/page.js","/_next/static/chunks/b.js","${chunk}"]</script>`;

beforeEach(() => {
  writtenScripts.length = 0;
  styleFor.mockClear();
});

test('a page without anything for React loses its scripts; the rest stays byte for byte', () => {
  expect(withoutPolicy(finished(page()))).toBe(served());
  expect(writtenScripts).toEqual([]);
});

test('a page that needs React lists its scripts, whole and in their order, for loading later', () => {
  expect(withoutPolicy(finished(page(form)))).toBe(served(form, scriptList));
  expect(writtenScripts).toEqual([[start, ...data].join(';\n')]);
});

test('the style is chosen by what the page shows, and by what React may make of it', () => {
  finished(page());
  expect(styleFor).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.not.stringContaining('$& <p>'),
    [],
  );
  finished(page(form));
  expect(styleFor).toHaveBeenLastCalledWith(
    '/_next/static/chunks/a.css',
    expect.stringContaining('$& <p>'),
    ['/_next/static/chunks/b.js', chunk],
  );
});

test.each([
  '<input type="search">',
  '<div role="tablist"></div>',
  '<section aria-roledescription="carousel"></section>',
  '<div data-state="closed"></div>',
  '<button type="button">a</button>',
])('React is needed by %s', (widget) => {
  expect(finished(page(widget))).toContain('id="runtime"');
});

test.each([
  '<button popovertarget="menu">a</button>',
  '<button data-client="dismiss">a</button>',
  '<input type="checkbox" data-client="tick">',
  '<details><summary>a</summary></details>',
  '<!-- <form> -->',
])('nothing of React is needed by %s', (html) => {
  expect(finished(page(html))).not.toContain('id="runtime"');
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<script src="https://x.example/a.js"></script>', 'x.example'],
  ['<script type="module">import "/a.js"</script>', '/a.js'],
])('a script of an unknown kind is an error that shows it: %s', (script, shown) => {
  expect(() => finished(page(script))).toThrow(shown);
});

test.each([
  ['no style sheet', sheet, 'has 0 style sheets'],
  ['nothing that starts React', `<script id="_R_">${start}</script>`, 'starts it'],
  ['no script of every page', client, 'lacks /client.js'],
])('a page with %s is an error', (_, part, shown) => {
  expect(() => finished(page(calculators).replace(part, ''))).toThrow(shown);
});

test('a second style sheet is an error', () => {
  expect(() => finished(page().replace(sheet, sheet + sheet))).toThrow('has 2 style sheets');
});
