/** @jest-environment node */
import { xmlTree } from '@/scripts/xml-tree';
import { type LoadedXml, readSitemap } from './read-sitemap';

const origin = 'https://www.example.com';

function xml(text: string): LoadedXml {
  return { root: xmlTree(text) };
}

function sitemap(...paths: string[]): LoadedXml {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return xml(`<urlset>${urls.join('')}</urlset>`);
}

function index(...urls: string[]): LoadedXml {
  const parts = urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
  return xml(`<sitemapindex>${parts.join('')}</sitemapindex>`);
}

async function read(texts: Record<string, LoadedXml>) {
  const requested: string[] = [];
  const load = async (path: string): Promise<LoadedXml> => {
    requested.push(path);
    return texts[path] ?? { failure: 'missing' };
  };
  const { entries, problem, failure } = await readSitemap(load, origin);
  return { requested, paths: [...entries.keys()], problem, failure };
}

const nothingWrong = { problem: undefined, failure: undefined };

test('pages that a sitemap lists are known by path, those of other sites by URL', async () => {
  const text = `<urlset><url><loc>${origin}/ja/about</loc></url><url><loc>https://other.example/a</loc></url></urlset>`;
  expect(await read({ '/sitemap.xml': xml(text) })).toEqual({
    requested: ['/sitemap.xml'],
    paths: ['/ja/about', 'https://other.example/a'],
    ...nothingWrong,
  });
});

test('all parts of a sitemap index are read, each once', async () => {
  const texts = {
    '/sitemap.xml': index(`${origin}/en.xml`, `${origin}/ja.xml`, `${origin}/sitemap.xml`),
    '/en.xml': sitemap('/', '/about'),
    '/ja.xml': sitemap('/ja'),
  };
  expect(await read(texts)).toEqual({
    requested: ['/sitemap.xml', '/en.xml', '/ja.xml'],
    paths: ['/', '/about', '/ja'],
    ...nothingWrong,
  });
});

test.each<[string, Record<string, LoadedXml>]>([
  ['breaks off', { '/sitemap.xml': xml('<urlset><url>') }],
  ['names a part that is not there', { '/sitemap.xml': index(`${origin}/en.xml`) }],
  ['names a part elsewhere', { '/sitemap.xml': index('https://other.example/sitemap.xml') }],
])('a sitemap that %s is malformed', async (_, texts) => {
  expect(await read(texts)).toMatchObject({ problem: 'malformed', failure: undefined });
});
