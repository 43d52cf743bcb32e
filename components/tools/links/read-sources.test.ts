import { FakeServer, pageHtml } from '@/test/fake-server';
import { readSources } from './read-sources';

const server = 'https://live.example';
const origin = 'https://www.example.com';

function page(title: string, canonical?: string): { body: string } {
  const head = `<meta property="og:title" content="${title}"><meta name="description" content="About ${title}">${
    canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`
  }`;
  return { body: pageHtml(`<main><p>All about ${title}.</p></main>`, head) };
}

let fake: FakeServer | undefined;
afterEach(() => fake?.restore());

function read(answers: FakeServer['answers'], signal = new AbortController().signal) {
  fake = new FakeServer(server, answers);
  const told: string[] = [];
  const onProgress = (done: number, total: number) => told.push(`${done}/${total}`);
  const paths = Object.keys(answers);
  return { told, found: readSources(paths, { origin, server, signal, onProgress }) };
}

test('pages are read in whatever order they arrive, and nothing that they name is asked for', async () => {
  const { found, told } = read({
    '/b': page('B', `${origin}/b`),
    '/a': page('A', `${origin}/original`),
    '/c': { ...page('C'), from: `${server}/d` },
  });
  const { pages, failures } = await found;
  expect(failures).toEqual([]);
  expect([...pages].map(([path, { source, original }]) => [path, source?.path, original])).toEqual([
    ['/a', '/a', '/original'],
    ['/b', '/b', '/b'],
    ['/c', '/d', '/d'],
  ]);
  expect(pages.get('/a')?.source).toMatchObject({ title: 'A', description: 'About A', lang: 'en' });
  expect(fake?.asked.toSorted()).toEqual(['GET /a', 'GET /b', 'GET /c']);
  expect(told).toEqual(['0/3', '1/3', '2/3', '3/3']);
});

test('what does not arrive is told, and a page without a text has no source', async () => {
  const { found, told } = read({
    '/lost': 'nothing',
    '/gone': { status: 404, body: pageHtml('Gone') },
    '/bare': { body: pageHtml('<p>No main area</p>') },
  });
  const { pages, failures } = await found;
  expect(failures).toEqual([
    { path: '/gone', failure: 'missing', isWanted: true },
    { path: '/lost', failure: 'failed', isWanted: true },
  ]);
  expect([...pages]).toEqual([['/bare', { source: undefined, original: '/bare' }]]);
  expect(told.at(-1)).toBe('3/3');
});

test('six pages at most are under way at a time', async () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/${index}`);
  const { found } = read(Object.fromEntries(paths.map((path) => [path, page(path)])));
  await found;
  expect(fake?.most).toBe(6);
});

test('it can be canceled, and nothing is told after that', async () => {
  const controller = new AbortController();
  const { found, told } = read({ '/a': 'silence', '/b': page('B') }, controller.signal);
  controller.abort(new Error('enough'));
  await expect(found).rejects.toThrow('enough');
  expect(told).toEqual(['0/2']);
});
