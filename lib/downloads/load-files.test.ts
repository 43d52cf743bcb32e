import { loadFiles, type RemoteFile } from './load-files';

type Responder = (signal: AbortSignal) => Promise<Response> | Response;

/** A response as the loader reads it: jsdom has no Response. */
function response(status: number, text = ''): Response {
  const content = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  // Only what the loader reads of it.
  return {
    status,
    ok: status < 300,
    arrayBuffer: async () => content.buffer,
  } as Response;
}

/** Never responds; ends as fetch does when it is aborted. */
const silence: Responder = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

const unreachable: Responder = () => Promise.reject(new TypeError('Failed to fetch'));

const requested: string[] = [];

/** A server with these responders; any other file exists, and its content is its URL. */
function serve(responders: Record<string, Responder> = {}): void {
  globalThis.fetch = async (input, options) => {
    const url = String(input);
    requested.push(url);
    const signal = options?.signal;
    if (!signal) throw new Error('cannot be aborted');
    return (responders[url] ?? (() => response(200, url)))(signal);
  };
}

function files(count: number): RemoteFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `images/${index}.svg`,
    url: `/${index}`,
  }));
}

function load(wanted: RemoteFile[], signal = new AbortController().signal) {
  const progress: number[] = [];
  const loaded = loadFiles(wanted, { signal, onSettled: (settled) => progress.push(settled) });
  return { loaded, progress };
}

const { fetch } = globalThis;

beforeEach(() => {
  requested.length = 0;
});

afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

test('all files arrive, in their order, and each one is reported', async () => {
  serve();
  const { loaded, progress } = load(files(9));
  const { contents, failed } = await loaded;
  expect(failed).toEqual([]);
  expect([...contents.keys()]).toEqual(files(9).map(({ name }) => name));
  expect(String.fromCharCode(...(contents.get('images/8.svg') ?? []))).toBe('/8');
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('files that do not arrive are named with the reason, and the others arrive', async () => {
  serve({
    '/1': () => response(404),
    '/2': () => response(410),
    '/3': () => response(500),
    '/4': unreachable,
  });
  const { loaded, progress } = load(files(6));
  const { contents, failed } = await loaded;
  expect([...contents.keys()]).toEqual(['images/0.svg', 'images/5.svg']);
  expect(failed.map(({ file, failure }) => [file.name, failure])).toEqual([
    ['images/1.svg', 'missing'],
    ['images/2.svg', 'missing'],
    ['images/3.svg', 'failed'],
    ['images/4.svg', 'failed'],
  ]);
  expect(progress.at(-1)).toBe(6);
});

test('once loading is aborted, nothing more is fetched or reported', async () => {
  const controller = new AbortController();
  serve(Object.fromEntries(files(20).map(({ url }) => [url, silence])));
  const { loaded, progress } = load(files(20), controller.signal);
  controller.abort(new Error('enough'));
  await expect(loaded).rejects.toThrow('enough');
  expect(requested).toHaveLength(6);
  expect(progress).toEqual([]);
});
