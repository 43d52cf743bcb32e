import { loadTimeout } from '@/lib/downloads/load-file';
import { type FakeAnswer, FakeServer } from '@/test/fake-server';
import { loadFacts, loadPicture } from './load-facts';
import { loadText } from './load-text';

const origin = 'http://localhost:3000';
let server: FakeServer;

function serve(answers: FakeServer['answers']): void {
  server = new FakeServer(origin, answers);
}

function asking(signal = new AbortController().signal) {
  return { server: origin, signal };
}

afterEach(() => {
  server.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a text arrives', async () => {
  serve({ '/robots.txt': { body: 'User-agent: *' } });
  expect(await loadText('/robots.txt', asking())).toEqual({ kind: 'text', text: 'User-agent: *' });
});

test.each([404, 410])('what has status %d is missing', async (status) => {
  serve({ '/a': { status } });
  expect(await loadText('/a', asking())).toEqual({ kind: 'missing' });
});

test.each<[string, FakeAnswer]>([
  ['an error of the server', { status: 503 }],
  ['an answer of another server', { from: 'https://other.example/a' }],
])('%s is a failure', async (_, answer) => {
  serve({ '/a': answer });
  expect(await loadText('/a', asking())).toEqual({ kind: 'failure', failure: 'failed' });
});

test('a line that is cut is a failure, and without a connection that is the reason', async () => {
  serve({ '/a': 'nothing' });
  expect(await loadText('/a', asking())).toEqual({ kind: 'failure', failure: 'failed' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadText('/a', asking())).toEqual({ kind: 'failure', failure: 'offline' });
});

test('what takes more than ten seconds is given up, and not before', async () => {
  expect(loadTimeout).toBe(10_000);
  jest.useFakeTimers();
  serve({ '/a': 'silence' });
  let ended: unknown;
  const loaded = loadText('/a', asking()).then((result) => {
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
  const loaded = loadFacts('/a', asking(controller.signal));
  controller.abort(new Error('enough'));
  await expect(loaded).rejects.toThrow('enough');
  await expect(loadFacts('/b', asking(controller.signal))).rejects.toThrow('enough');
  expect(server.asked).toEqual(['HEAD /a']);
});

test('of a file no more than its head is asked for', async () => {
  serve({ '/about.md': { headers: { 'Content-Length': '1234' } } });
  expect(await loadFacts('/about.md', asking())).toEqual({
    kind: 'answer',
    path: '/about.md',
    content: { bytes: 1234 },
  });
  expect(server.asked).toEqual(['HEAD /about.md']);
});

test.each<[string, Record<string, string>]>([
  ['does not say its length', {}],
  ['is compressed', { 'Content-Length': '99', 'Content-Encoding': 'br' }],
  ['says a length that is no number', { 'Content-Length': 'long' }],
])('a file that %s has no known weight', async (_, headers) => {
  serve({ '/a.md': { headers } });
  expect(await loadFacts('/a.md', asking())).toMatchObject({ content: { bytes: 0 } });
});

test('a file that leads to another one is told with that one', async () => {
  serve({ '/a.md': { from: `${origin}/b.md` } });
  expect(await loadFacts('/a.md', asking())).toMatchObject({ path: '/b.md' });
});

test('a picture is loaded and measured', async () => {
  serve({ '/a.png': { body: 'picture' } });
  const close = jest.fn();
  // jsdom has none.
  globalThis.createImageBitmap = async () => ({ width: 1200, height: 630, close });
  expect(await loadPicture('/a.png', asking())).toMatchObject({
    content: { bytes: 7, size: { width: 1200, height: 630 } },
  });
  expect(server.asked).toEqual(['GET /a.png']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture that cannot be decoded has no size', async () => {
  serve({ '/a.png': { body: 'broken' } });
  globalThis.createImageBitmap = () => Promise.reject(new Error('InvalidStateError'));
  expect(await loadPicture('/a.png', asking())).toMatchObject({
    content: { bytes: 6, size: { width: 0, height: 0 } },
  });
});
