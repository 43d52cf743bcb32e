/** @jest-environment node */
import { inlineScript } from '@/components/layout/inline-script';
import type { StyledPage, WholePage } from './page-style/page-styles';
import { rewritePage } from './rewrite-page';

const chunk = '/_next/static/chunks/a.js';
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';

/** What stands in place of a page's style sheet here: what its style is made from. */
function styleOf({ sheet, scripts }: StyledPage): string {
  return `<style>${sheet} ${scripts.length}</style>`;
}
/** What every page gets here besides; names stay as they are. */
const parts = {
  styleOf,
  shorten: async ({ html, data }: WholePage) => ({ html, data }),
  headScript: 'load()',
  readScript: () => '',
};

const form = '<form method="post"><button type="submit">send</button></form>';
const jsonLd = '<script type="application/ld+json">{"@type":"Organization"}</script>';
const template = `<template id="x">${jsonLd}</template>`;
const manifest = '<link rel="manifest" href="/manifest.webmanifest"/>';
const client = '<script src="/client.js?v=1" defer=""></script>';

/** What no rewriting may touch: entities, `$` and odd spacing included. */
const text = "<h1  class='a\"b'>Q&amp;A</h1>\n<pre>\n\n5 $&amp; &lt;script&gt; ü</pre><p>1<br/>2";

/** A page as Next's export writes it, with what else may stand in the head or the body. */
function page(more = ''): string {
  return [
    '<!DOCTYPE html><html lang="en"><head>',
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`,
    sheet,
    manifest,
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `</head><body>${text}${more}${jsonLd}${template}${client}`,
    '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script>',
    `<script src="${chunk}" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:[\\"$& \\u003cp> <!-- "])</script>',
    '<script>self.__next_f.push([1,"</p>\\"]\\n"])</script>',
    '</body></html>',
  ].join('');
}

/** What is left of such a page. @param list the list of deferred scripts */
function rest(more = '', list = ''): string {
  return [
    '<!DOCTYPE html><html lang="en"><head>',
    `<style>/_next/static/chunks/a.css ${list === '' ? 0 : 2}</style>`,
    `<template>${manifest}${client}</template><script>load()</script>`,
    `</head><body>${text}${more}${jsonLd}${template}${list}</body></html>`,
  ].join('');
}

/** A page with a deferred runtime, and its data script. */
async function deferred(html: string): Promise<{ html: string; data: string }> {
  let kept = '';
  const keep = (data: string) => {
    kept = data;
    return '/data.js';
  };
  return {
    html: await rewritePage(html, 'deferred', { ...parts, keepData: keep }),
    data: kept,
  };
}

function without(html: string): Promise<string> {
  return rewritePage(html, 'none', { ...parts, keepData: () => '/data.js' });
}

const list = `<script type="application/json" id="runtime">["/data.js","/_next/static/chunks/b.js","${chunk}"]</script>`;

test('without the runtime, everything but the framework’s scripts is left, byte for byte', async () => {
  expect(await without(page(jsonLd))).toBe(rest(jsonLd));
});

test('what X has twice, and a connection for fonts, go; the kind of its card stays', async () => {
  const card = '<meta name="twitter:card" content="summary"/>';
  const needless = [
    '<meta name="twitter:title" content="a"/>',
    '<meta name="twitter:image:alt" content="b"/>',
    '<link rel="preconnect" href="/" crossorigin=""/>',
    '<meta name="next-size-adjust" content=""/>',
  ].join('');
  expect(await without(page(needless + card))).toBe(rest(card));
});

test('a deferred runtime waits in a list, and everything else is left, byte for byte', async () => {
  const { html } = await deferred(page(form + jsonLd));
  expect(html).toBe(rest(form + jsonLd, list));
});

test('the data script holds all data, and starts React after it', async () => {
  const { data } = await deferred(page(form));
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
  expect(startedWith).toEqual([[[0], [1, '0:["$& <p> <!-- </p>"]\n']]]);
});

test('a small script comes with the data, and says which file it is', async () => {
  const own =
    '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,1,e=>e])';
  const texts: Record<string, string> = {
    [chunk]: `//# hint\n${own};`,
    '/_next/static/chunks/b.js': `${own};${'x'.repeat(1000)}`,
  };
  let kept = '';
  const html = await rewritePage(page(form), 'deferred', {
    ...parts,
    keepData: (data) => {
      kept = data;
      return '/data.js';
    },
    readScript: (source) => texts[source] ?? '',
  });
  expect(html).toContain('id="runtime">["/data.js","/_next/static/chunks/b.js"]</script>');
  expect(kept).toContain(`\n//# hint\n`);
  expect(kept).toContain(`.push(["${chunk.replace('/_next/', '')}",1,e=>e])`);
});

test('the style knows what React makes later, too', async () => {
  let known = '';
  const styled = ({ data }: StyledPage) => {
    known = data;
    return '';
  };
  await rewritePage(page(form), 'deferred', {
    ...parts,
    keepData: () => '/data.js',
    styleOf: styled,
  });
  expect(known).toBe('0:["$& <p> <!-- </p>"]\n');
});

test('a script that comes several times is loaded once', async () => {
  const { html } = await deferred(page(`${form}<script src="${chunk}" async=""></script>`));
  expect(html.split(chunk)).toHaveLength(2);
});

test('the script that offers another language stays, whatever it is called with', async () => {
  const offer = `<script>${inlineScript([['en', 'ja'], ['TURBOPACK']])}</script>`;
  expect(await without(page(offer))).toBe(rest(offer));
  expect((await deferred(page(offer + form))).html).toBe(rest(offer + form, list));
  const other = offer.replace('offers=>{', 'offers=>{alert(1);');
  expect(other).not.toBe(offer);
  await expect(without(page(other.replace('TURBOPACK', 'a')))).rejects.toThrow('alert(1)');
});

test('a script in a comment or a text is none', async () => {
  const harmless = '<!-- <script src="/_next/a.js"></script> --><textarea><script></textarea>';
  expect((await deferred(page(harmless))).html).toBe(rest(harmless, list));
});

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<script src="https://x.example/a.js"></script>', 'x.example'],
  ['<script type="module">import "/a.js"</script>', '/a.js'],
])('a script of an unknown kind is an error that shows it: %s', async (script, shown) => {
  await expect(without(page(script))).rejects.toThrow(shown);
  await expect(deferred(page(form + script))).rejects.toThrow(shown);
});

test('a page without a script that starts React is an error', async () => {
  await expect(deferred(`<body>${form}${client}</body>`)).rejects.toThrow('starts React');
});

test('a page without the script of every page is an error', async () => {
  await expect(without(page().replace(client, ''))).rejects.toThrow('script of every page');
});

test.each([
  ['no', ''],
  ['a second', sheet + sheet],
])('a page with %s style sheet is an error', async (_, sheets) => {
  await expect(without(page().replace(sheet, sheets))).rejects.toThrow('not one');
});

const widgets = [
  form,
  '<input type="search">',
  '<select><option>a</option></select>',
  '<div role="tablist"></div>',
  '<button type="button" role="tab">a</button>',
  '<section aria-roledescription="carousel"></section>',
  '<div class="panel" data-state="closed">answer</div>',
  '<button type="button">next</button>',
];

test.each(widgets)('%s stops a page that runs nothing, and is shown', async (widget) => {
  const [tag = ''] = widget.split('>', 1);
  await expect(without(page(widget))).rejects.toThrow(`${tag}>`);
  expect((await deferred(page(widget))).html).toBe(rest(widget, list));
});

test('a page that shows none of these needs no runtime', async () => {
  const menu = '<button type="button" popovertarget="menu">a</button><details>b</details>';
  await expect(deferred(page(menu))).rejects.toThrow('shows nothing that needs React');
  expect(await without(page(menu))).toBe(rest(menu));
});
