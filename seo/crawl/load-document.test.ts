import { xmlTree } from '@/scripts/xml-tree';
import type { LoadedXml } from '@/seo/audit/read-sitemap';
import { type FakeResponse, FakeServer, pageHtml } from '@/test/fake-server';
import { type LoadedPage, loadPage, loadXml, maxPageBytes } from './load-document';

const { origin } = location;
let server: FakeServer;

function load(path: string, responses: FakeServer['responses']): Promise<LoadedPage> {
  server = new FakeServer(origin, responses);
  return loadPage(path, new AbortController().signal);
}

afterEach(() => server.restore());

test('a page is read as a hast tree, and a cached copy is revalidated', async () => {
  const loaded = await load('/about', { '/about': { body: pageHtml('<main>We</main>') } });
  expect(loaded).toMatchObject({
    path: '/about',
    tree: { type: 'root', children: [{ tagName: 'html', properties: { lang: 'en' } }] },
  });
  expect(server.cacheModes.get('/about')).toBe('no-cache');
});

test.each([
  ['/a', '/a?b'],
  ['/ü', '/%C3%BC'],
])('another query, or another encoding of the path, is no redirect: %s', async (path, from) => {
  const response = { body: pageHtml('A'), from: origin + from };
  expect(await load(path, { [path]: response })).toMatchObject({ path });
});

const page = pageHtml('A');

test.each<[string, FakeResponse, string]>([
  ['an error of the server', { status: 500, body: page }, 'failed'],
  ['a text', { type: 'text/plain', body: page }, 'not-html'],
  ['a document without an element for its text', { body: '<frameset></frameset>' }, 'not-html'],
  ['an empty response', {}, 'not-html'],
  ['a page with nothing but space', { body: pageHtml(' \n ') }, 'not-html'],
  ['a page that has no end', { isEndless: true }, 'too-big'],
  ['a page of 2,000,001 bytes', { body: page.padEnd(maxPageBytes + 1) }, 'too-big'],
])('%s is a failure', async (_, response, failure) => {
  expect(await load('/a', { '/a': response })).toEqual({ failure });
});

test.each([
  ['of 2,000,000 bytes', page.padEnd(maxPageBytes)],
  ['with a picture and no words', pageHtml('<img src="/a.png" alt="A">')],
])('a page %s is read', async (_, body) => {
  expect(maxPageBytes).toBe(2_000_000);
  expect(await load('/a', { '/a': { body } })).toMatchObject({ path: '/a' });
});

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<!-- What there is -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://www.example.com/?a=1&amp;b=%22</loc>
    <lastmod><![CDATA[2031-01-02]]></lastmod>
    <xhtml:link rel="alternate" hreflang="ja" href="https://www.example.com/ja?a&#x3D;&lt;"/>
  </url>
  <url/>
</urlset>`;

const malformed: [string, string][] = [
  ['breaks off', '<urlset><url></urlset>'],
  ['has a prefix that nothing declares', '<urlset><image:image/></urlset>'],
  ['is empty', ''],
];

function loadXmlOf(body: string): Promise<LoadedXml> {
  server = new FakeServer(origin, { '/a.xml': { body } });
  return loadXml('/a.xml', new AbortController().signal);
}

test('an XML document of a browser gives the tree of the parser', async () => {
  const tree = xmlTree(sitemap);
  expect(tree?.children.map(({ name }) => name)).toEqual(['url', 'url']);
  expect(tree?.children[0]?.children).toMatchObject([
    { name: 'loc', text: 'https://www.example.com/?a=1&b=%22' },
    { name: 'lastmod', text: '2031-01-02' },
    {
      name: 'xhtml:link',
      attributes: new Map([
        ['rel', 'alternate'],
        ['hreflang', 'ja'],
        ['href', 'https://www.example.com/ja?a=<'],
      ]),
    },
  ]);
  expect(await loadXmlOf(sitemap)).toEqual({ root: tree });
});

test.each(malformed)(
  'what %s is not well-formed, for the browser and for the parser',
  async (_, text) => {
    expect(xmlTree(text)).toBeUndefined();
    expect(await loadXmlOf(text)).toEqual({ root: undefined });
  },
);
