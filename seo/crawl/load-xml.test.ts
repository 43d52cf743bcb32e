import { xmlTree } from '@/build/xml-tree';
import type { LoadedXml } from '@/seo/audit/read-sitemap';
import { FakeServer, pageHtml } from '@/test/fake-server';
import { loadXml } from './load-xml';

const origin = 'https://live.example';

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
  ['has two outermost elements', '<urlset/><urlset/>'],
  ['is HTML', pageHtml('<br>')],
  ['is empty', ''],
];

async function load(body: string): Promise<LoadedXml> {
  const server = new FakeServer(origin, { '/a.xml': { body } });
  try {
    return await loadXml('/a.xml', { server: origin, signal: new AbortController().signal });
  } finally {
    server.restore();
  }
}

test('the tree of the browser is that of the parser', async () => {
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
  expect(await load(sitemap)).toEqual({ root: tree });
});

test.each(malformed)(
  'what %s is not well-formed, for the browser and for the parser',
  async (_, text) => {
    expect(xmlTree(text)).toBeUndefined();
    expect(await load(text)).toEqual({ root: undefined });
  },
);
