import { type FakeAnswer, FakeServer, pageHtml } from '@/test/fake-server';
import { type LoadedPage, loadPage, mostPageBytes } from './load-page';

const origin = 'http://localhost:3000';
let server: FakeServer;

function load(path: string, answers: FakeServer['answers']): Promise<LoadedPage> {
  server = new FakeServer(origin, answers);
  return loadPage(path, { server: origin, signal: new AbortController().signal });
}

afterEach(() => server.restore());

test('a page arrives as a tree, and copies in caches are checked', async () => {
  const loaded = await load('/about', { '/about': { body: pageHtml('<main>We</main>') } });
  expect(loaded).toMatchObject({
    path: '/about',
    tree: { type: 'root', children: [{ tagName: 'html', properties: { lang: 'en' } }] },
  });
  expect(server.caching.get('/about')).toBe('no-cache');
});

test('a path that leads to another one of the site brings the page that is there', async () => {
  const answer = { body: pageHtml('We'), from: `${origin}/about?from=en` };
  expect(await load('/en/about', { '/en/about': answer })).toMatchObject({
    path: '/about',
    tree: { type: 'root' },
  });
});

test.each([
  ['/a', '/a?b'],
  ['/ü', '/%C3%BC'],
])(
  'what only leads to another query, or writes a path another way, is no redirect: %s',
  async (path, from) => {
    const answer = { body: pageHtml('A'), from: origin + from };
    expect(await load(path, { [path]: answer })).toMatchObject({ path });
  },
);

const page = pageHtml('A');

test.each<[string, FakeAnswer, string]>([
  ['an error of the server', { status: 500, body: page }, 'failed'],
  ['a text', { type: 'text/plain', body: page }, 'not-html'],
  ['a document without an element for its text', { body: '<frameset></frameset>' }, 'not-html'],
  ['an empty answer', {}, 'not-html'],
  ['a page with nothing but space', { body: pageHtml(' \n ') }, 'not-html'],
  ['a page that has no end', { isEndless: true }, 'too-big'],
  ['a page of 2,000,001 bytes', { body: page.padEnd(mostPageBytes + 1) }, 'too-big'],
])('%s is a failure', async (_, answer, failure) => {
  expect(await load('/a', { '/a': answer })).toEqual({ failure });
});

test.each([
  ['of 2,000,000 bytes', page.padEnd(mostPageBytes)],
  ['with a picture and no words', pageHtml('<img src="/a.png" alt="A">')],
])('a page %s is read', async (_, body) => {
  expect(mostPageBytes).toBe(2_000_000);
  expect(await load('/a', { '/a': { body } })).toMatchObject({ path: '/a' });
});
