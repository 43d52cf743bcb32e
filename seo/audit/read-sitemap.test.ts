/** @jest-environment node */
import { xmlTree } from '@/scripts/xml-tree';
import { readSitemap } from './read-sitemap';

const origin = 'https://www.example.com';

function read(text: string) {
  return readSitemap({ root: xmlTree(text) }, origin);
}

test('pages that a sitemap lists are known by path, those of other sites by URL', () => {
  const urls = [`${origin}/ja/about`, 'https://other.example/a'];
  const { entries, ...rest } = read(
    `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
  );
  expect([...entries.keys()]).toEqual(['/ja/about', 'https://other.example/a']);
  expect(rest).toEqual({ problem: undefined, failure: undefined });
});

test.each([
  ['breaks off', '<urlset><url>'],
  ['is an index', '<sitemapindex/>'],
])('a sitemap that %s is malformed', (_, text) => {
  expect(read(text)).toEqual({ entries: new Map(), problem: 'malformed', failure: undefined });
});
