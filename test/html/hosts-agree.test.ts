/** The Next server serves the pages of `out/`, except for listed differences. */
import { existsSync, readFileSync } from 'node:fs';
import { serverFile } from '@/build/page-files';
import { distinctPages } from './support/document-at';
import { type Change, changedHtml, replace } from './support/fault';
import { type HostDifference, hostDifferences } from './support/host-differences';
import { type PageAddress, pageAddressAt, readPage } from './support/html-page';
import { firstDifference, normalizePage } from './support/normalized-page';

const onServer = hostDifferences.filter(({ on }) => on.includes('server'));
const onStatic = hostDifferences.filter(({ on }) => on.includes('static'));

/** @throws Error naming the file when the Next server has no such page */
function serverPage({ locale, path }: PageAddress): string {
  const file = serverFile(locale, path);
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  return readFileSync(file, 'utf8');
}

/** The first unlisted difference of two pages; undefined where there is none. */
function unlistedDifference(server: string, html: string): string | undefined {
  return firstDifference(normalizePage(server, onServer), normalizePage(html, onStatic));
}

const occurring = { server: new Set<HostDifference>(), static: new Set<HostDifference>() };
const problems: string[] = [];

beforeAll(() => {
  for (const address of distinctPages) {
    const server = normalizePage(serverPage(address), onServer);
    const out = normalizePage(readPage(address).source, onStatic);
    for (const each of server.occurring) occurring.server.add(each);
    for (const each of out.occurring) occurring.static.add(each);
    const found = firstDifference(server, out);
    if (found !== undefined) problems.push(`${address.locale} ${address.path}: ${found}`);
  }
});

test('every page says and shows the same on both hosts', () => {
  expect(distinctPages.length).toBeGreaterThan(200);
  expect(problems.slice(0, 10)).toEqual([]);
});

test('every listed difference occurs on the hosts that the list names', () => {
  const stale = (listed: readonly HostDifference[], found: ReadonlySet<HostDifference>) =>
    listed.filter((each) => !found.has(each)).map(({ what }) => what);
  expect(stale(onServer, occurring.server)).toEqual([]);
  expect(stale(onStatic, occurring.static)).toEqual([]);
});

describe('what the comparison finds', () => {
  const address = pageAddressAt('/ja/contact');
  const { source } = readPage(address);
  const server = serverPage(address);

  test('nothing on a page that agrees', () => {
    expect(unlistedDifference(server, source)).toBeUndefined();
  });

  test.each<[string, Change, string]>([
    ['a text', ($) => $('main p').first().append('x'), 'text'],
    ['a language that is left out', ($) => $('link[hreflang=de]').remove(), 'hreflang'],
    ['a class', ($) => $('main').addClass('hidden'), 'hidden'],
    ['structured data', replace('"@graph"', '"graph"'), 'graph'],
    ['a script of its own', ($) => $('body').append('<script>1</script>'), '<script>'],
    [
      'what the server alone may have',
      replace('<body>', '<body><script src="/_next/static/a.js"></script>'),
      'a.js',
    ],
  ])('%s', (_, change, found) => {
    const html = changedHtml(source, change);
    expect(html).not.toBe(source);
    expect(unlistedDifference(server, html)).toContain(found);
  });
});
