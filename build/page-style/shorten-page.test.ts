/** @jest-environment node */
import { namesInScripts } from './kept-names';
import { shortenPage } from './shorten-page';

const none = namesInScripts([]);

function page(css: string, body: string): string {
  return `<!DOCTYPE html><head><style>${css}</style></head><body>${body}</body>`;
}

async function shortened(css: string, body: string, ...scripts: string[]): Promise<string> {
  const { html } = await shortenPage({ html: page(css, body), kept: namesInScripts(scripts) });
  return html;
}

test('classes get short names wherever they stand, and all else stays byte for byte', async () => {
  const css = '.flex{top:0}@media print{:is(.flex,p) .md\\:x:not(.hover\\:y){top:1px}}';
  const body = `<P  title='class="flex"' class='flex md:x'>class="flex" &amp;<svg CLASS=flex><path/></svg><i class="hover:y">`;
  expect(await shortened(css, body)).toBe(
    page(
      '.a{top:0}@media print{:is(.a,p) .b:not(.c){top:1px}}',
      `<P  title='class="flex"' class="a b">class="flex" &amp;<svg class="a"><path/></svg><i class="c">`,
    ),
  );
});

test('classes that always stand together get one name, and one rule', async () => {
  const css = '.flex{display:flex}.grid{display:grid}.gap{gap:1px}';
  expect(
    await shortened(css, '<p class="gap flex"></p><p class="grid"></p><p class="flex gap"></p>'),
  ).toBe(
    page(
      '.a{display:flex;gap:1px}.b{display:grid}',
      '<p class="a"></p><p class="b"></p><p class="a"></p>',
    ),
  );
});

test('classes that no rule has go, and those that others know stay', async () => {
  expect(
    await shortened(
      '.offer{top:0}.a{top:1px}.sr-only{top:2px}.inline{top:3px}',
      '<p class="offer hook b mine sr-only a inline"></p><script>x(".inline")</script>',
      'q(".offer");y("mine a")',
    ),
  ).toBe(
    page(
      '.offer{top:0}.a{top:1px}.sr-only{top:2px}.inline{top:3px}',
      '<p class="offer mine sr-only a inline"></p><script>x(".inline")</script>',
    ),
  );
});

test('no short name is that of a class that stays', async () => {
  expect(await shortened('.long{top:0}', '<p class="long a"></p>', 'x("a")')).toContain(
    'class="b a"',
  );
  expect(await shortened('.long{top:0}', '<p class="long"></p>', 'x(".a")')).toContain('class="b"');
  expect(await shortened('.long{top:0}.a .long{top:1px}', '<p class="long"></p>')).toContain(
    '.b{top:0}.a .b{top:1px}',
  );
});

test('custom properties get short names, but those that elements or scripts know', async () => {
  const css =
    '@property --long{syntax:"*";inherits:true}:root{--long:1px;--own:2px;--known:3px;anchor-name:--place}p{top:calc(var(--long) + var(--own,var(--known)))}';
  expect(await shortened(css, '<p style="--own:4px"></p>', 'x("--known")')).toContain(
    '@property --a{syntax:"*";inherits:true}:root{--a:1px;--own:2px;--known:3px;anchor-name:--place}p{top:calc(var(--a) + var(--own,var(--known)))}',
  );
});

test('lists that come later are renamed alike, and part what does not stand together in them', async () => {
  const html = page('.flex{top:0}.gap{left:0}', '<p class="flex gap"></p>');
  const { rename } = await shortenPage({ html, kept: none, later: ['gap  x'] });
  expect(rename('flex gap')).toBe('a b');
  expect(rename('gap  x')).toBe('b');
  expect(() => rename('flex')).toThrow('"flex"');
});

describe('names that the scripts of a page share with other pages', () => {
  const scripts = ['e("p",{className:"mt-4 px-2"})'];
  const shared = new Map([
    ['mt-4', 'A'],
    ['px-2', 'B'],
  ]);

  test('are those of its classes, too, though scripts hold them', async () => {
    const { html, rename } = await shortenPage({
      html: page('.mt-4{top:0}.px-2{left:0}.flex{top:1px}', '<p class="px-2 flex"></p>'),
      kept: namesInScripts(scripts),
      later: ['mt-4 px-2'],
      shared,
    });
    expect(html).toBe(page('.A{top:0}.B{left:0}.a{top:1px}', '<p class="B a"></p>'));
    expect(rename('mt-4 px-2')).toBe('A B');
  });

  test('are one where the page always has both', async () => {
    const { html } = await shortenPage({
      html: page('.mt-4{top:0}.px-2{left:0}', '<p class="px-2 mt-4"></p>'),
      kept: namesInScripts(scripts),
      later: ['mt-4 px-2'],
      shared,
    });
    // The scripts give their elements both.
    expect(html).toBe(page('.B{top:0;left:0}', '<p class="B"></p>'));
  });

  test('are no names of others', async () => {
    const { html } = await shortenPage({
      html: page('.A{top:0}.flex{left:0}', '<p class="A flex"></p>'),
      kept: none,
      shared: new Map([['mt-4', 'a']]),
    });
    expect(html).toBe(page('.b{top:0;left:0}', '<p class="b"></p>'));
  });

  test('stop the build where the page itself knows the long ones', async () => {
    const long = { html: page('.a{}', '<script>x("mt-4")</script>'), kept: none, shared };
    await expect(shortenPage(long)).rejects.toThrow('"mt-4"');
  });
});

test.each(['[class*=flex]', 'p:not([class])', '[class~="a"]'])(
  'a style with %s stops the build',
  async (selector) => {
    await expect(shortened(`${selector}{top:0}`, '')).rejects.toThrow('reads classes as a text');
  },
);

test('a page without a style is an error', async () => {
  await expect(shortenPage({ html: '<p>', kept: none })).rejects.toThrow('no style');
});
