import { type FakeResponse, FakeServer } from '@/test/fake-server';
import { fetchFileInfo, fetchPath } from './fetch-path';

const { origin } = location;
let server: FakeServer;

function serve(responses: FakeServer['responses']): void {
  server = new FakeServer(origin, responses);
}

function fetchText(path: string, signal = new AbortController().signal) {
  return fetchPath(path, signal, (response) => response.text());
}

function load(path: string, isPicture = false) {
  return fetchFileInfo(path, new AbortController().signal, isPicture);
}

afterEach(() => {
  server.restore();
  jest.restoreAllMocks();
});

test('a response has its path after redirects', async () => {
  serve({ '/a': { body: 'A' }, '/b': { body: 'A', from: `${origin}/a?c` } });
  const response = { path: '/a', content: 'A' };
  expect(await fetchText('/a')).toEqual(response);
  expect(await fetchText('/b')).toEqual(response);
});

test.each<[string, FakeResponse | 'network-error', object]>([
  ['what is not found', { status: 404 }, { failure: 'missing' }],
  ['what is gone', { status: 410 }, { failure: 'missing' }],
  ['an error of the server', { status: 503 }, { failure: 'failed' }],
  ['a response of another server', { from: 'https://other.example/a' }, { failure: 'failed' }],
  ['a connection that breaks off', 'network-error', { failure: 'failed' }],
])('%s is a failure', async (_, response, outcome) => {
  serve({ '/a': response });
  expect(await fetchText('/a')).toEqual(outcome);
});

test('without a connection, the failure is `offline`', async () => {
  serve({ '/a': 'network-error' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await fetchText('/a')).toEqual({ failure: 'offline' });
});

test('a request is given up after ten seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  serve({ '/a': 'no-response' });
  const loaded = fetchText('/a');
  limit.abort();
  expect(await loaded).toEqual({ failure: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('an aborted request ends with the reason of its signal, and nothing more is requested', async () => {
  serve({ '/a': 'no-response' });
  const controller = new AbortController();
  const loaded = fetchText('/a', controller.signal);
  controller.abort(new Error('enough'));
  await expect(loaded).rejects.toThrow('enough');
  await expect(fetchText('/b', controller.signal)).rejects.toThrow('enough');
  expect(server.requests).toEqual(['GET /a']);
});

test.each<[string, Record<string, string>, number]>([
  ['says its length', { 'Content-Length': '1234' }, 1234],
  ['does not say its length', {}, 0],
  ['is compressed', { 'Content-Length': '99', 'Content-Encoding': 'br' }, 0],
  ['says a length that is no number', { 'Content-Length': 'long' }, 0],
])('of a file that %s only the headers are requested', async (_, headers, bytes) => {
  serve({ '/a.md': { headers } });
  expect(await load('/a.md')).toEqual({ path: '/a.md', content: { bytes } });
  expect(server.requests).toEqual(['HEAD /a.md']);
});

test('a picture is loaded and measured; one that cannot be decoded has no size', async () => {
  serve({ '/a.png': { body: 'picture' } });
  const close = jest.fn();
  // Not in jsdom.
  globalThis.createImageBitmap = async () => ({ width: 1200, height: 630, close });
  expect(await load('/a.png', true)).toMatchObject({
    content: { bytes: 7, size: { width: 1200, height: 630 } },
  });
  expect(close).toHaveBeenCalledTimes(1);
  globalThis.createImageBitmap = () => Promise.reject(new Error('InvalidStateError'));
  expect(await load('/a.png', true)).toMatchObject({
    content: { bytes: 7, size: { width: 0, height: 0 } },
  });
  expect(server.requests).toEqual(['GET /a.png', 'GET /a.png']);
});
