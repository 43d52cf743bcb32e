import { loadTimeout } from '@/lib/downloads/load-file';
import { type FakeAnswer, FakeServer, pageHtml } from '@/test/fake-server';
import { type LoadedPage, loadPage, mostPageBytes } from './load-page';

const origin = 'http://localhost:3000';
let server: FakeServer;

function serve(answers: FakeServer['answers']): void {
  server = new FakeServer(origin, answers);
}

function load(path: string, signal = new AbortController().signal): Promise<LoadedPage> {
  return loadPage(path, { server: origin, signal });
}

afterEach(() => {
  server.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page arrives as a tree, and copies in caches are checked', async () => {
  serve({ '/about': { body: pageHtml('<main>We</main>') } });
  const loaded = await load('/about');
  expect(loaded).toMatchObject({
    kind: 'page',
    path: '/about',
    tree: {
      type: 'root',
      children: [{ tagName: 'html', properties: { lang: 'en' } }],
    },
  });
  expect(server.sent.get('/about')).toEqual({ 'Cache-Control': 'max-age=0' });
});

test('a path that leads to another one of the site is a redirect, with the page that is there', async () => {
  serve({ '/en/about': { body: pageHtml('We'), from: `${origin}/about?from=en` } });
  expect(await load('/en/about')).toMatchObject({
    kind: 'redirect',
    to: '/about',
    tree: { type: 'root' },
  });
});

test('what only leads to another query, or writes a path another way, is no redirect', async () => {
  serve({
    '/a': { body: pageHtml('A'), from: `${origin}/a?b` },
    '/ü': { body: pageHtml('U'), from: `${origin}/%C3%BC` },
  });
  expect(await load('/a')).toMatchObject({ kind: 'page', path: '/a' });
  expect(await load('/ü')).toMatchObject({ kind: 'page', path: '/ü' });
});

test.each([404, 410])('a page with status %d is missing', async (status) => {
  serve({ '/gone': { status, body: pageHtml('Gone') } });
  expect(await load('/gone')).toEqual({ kind: 'missing' });
});

const page = pageHtml('A');

test.each<[string, FakeAnswer, string]>([
  ['an error of the server', { status: 500, body: page }, 'failed'],
  ['an answer of another server', { body: page, from: 'https://other.example/a' }, 'failed'],
  ['a text', { type: 'text/plain', body: page }, 'not-html'],
  ['a document without an element for its text', { body: '<frameset></frameset>' }, 'not-html'],
  ['an empty answer', {}, 'not-html'],
  ['a page with nothing but space', { body: pageHtml(' \n ') }, 'not-html'],
  ['a page that has no end', { loaded: mostPageBytes + 1, isEndless: true }, 'too-big'],
  [
    'one whose end shows its size',
    { body: page, loaded: mostPageBytes + 1, tells: false },
    'too-big',
  ],
])('%s is a failure', async (_, answer, failure) => {
  serve({ '/a': answer });
  expect(await load('/a')).toEqual({ kind: 'failure', failure });
});

test('a page of 2,000,000 bytes is read', async () => {
  expect(mostPageBytes).toBe(2_000_000);
  serve({ '/a': { body: page, loaded: mostPageBytes } });
  expect(await load('/a')).toMatchObject({ kind: 'page' });
});

test('a page with a picture and no words is one', async () => {
  serve({ '/a': { body: pageHtml('<img src="/a.png" alt="A">') } });
  expect(await load('/a')).toMatchObject({ kind: 'page' });
});

test('a line that is cut is a failure, and without a connection that is the reason', async () => {
  serve({ '/a': 'nothing' });
  expect(await load('/a')).toEqual({ kind: 'failure', failure: 'failed' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await load('/a')).toEqual({ kind: 'failure', failure: 'offline' });
});

test('a page that takes more than ten seconds is given up, and not before', async () => {
  expect(loadTimeout).toBe(10_000);
  jest.useFakeTimers();
  serve({ '/a': 'silence' });
  let ended: LoadedPage | undefined;
  const loaded = load('/a').then((result) => {
    ended = result;
  });
  await jest.advanceTimersByTimeAsync(loadTimeout - 1);
  expect(ended).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await loaded;
  expect(ended).toEqual({ kind: 'failure', failure: 'timeout' });
});

test('when it is aborted it ends with the reason', async () => {
  serve({ '/a': 'silence' });
  const controller = new AbortController();
  const loaded = load('/a', controller.signal);
  controller.abort(new Error('enough'));
  await expect(loaded).rejects.toThrow('enough');
});

test('what is aborted from the start asks for nothing', async () => {
  serve({});
  await expect(load('/a', AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
  expect(server.asked).toEqual([]);
});
