import { waitFor } from '@testing-library/react';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type FakeResponse, FakeServer, pageHtml } from '@/test/fake-server';
import {
  type Crawl,
  type CrawlProgress,
  type CrawlRequest,
  crawlSite,
  retryCrawl,
} from './crawl-site';

const origin = 'https://www.example.com';
const host = location.origin;
let server: FakeServer | undefined;

/** Replaces the server before by one with these responses. */
function serve(responses: FakeServer['responses']): FakeServer {
  server?.restore();
  server = new FakeServer(host, responses);
  return server;
}

/** A page with links, and the path of its canonical page. */
function page(links: readonly string[] = [], canonical?: string): FakeResponse {
  const canonicalLink =
    canonical === undefined ? '' : `<link rel="canonical" href="${origin + canonical}">`;
  const anchors = links.map((href) => `<a href="${href}">To ${href}</a>`);
  const head = `<title>Page</title><meta name="description" content="About it">${canonicalLink}`;
  return { body: pageHtml(`<main><p>A text</p>${anchors.join('')}</main>`, head) };
}

function sitemap(...paths: string[]): FakeResponse {
  const urls = paths.map(
    (path) =>
      `<url><loc>${origin}${path}</loc><image:image><image:loc>${origin}/images${path}.svg</image:loc></image:image></url>`,
  );
  return {
    body: `<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`,
  };
}

const robots: FakeResponse = { body: 'User-agent: *' };

function request(overrides: Partial<CrawlRequest>): CrawlRequest {
  return {
    wanted: [],
    origin,
    isWhole: false,
    noindexPaths: new Set(),
    ...overrides,
  };
}

function control(signal = new AbortController().signal) {
  const progress: CrawlProgress[] = [];
  return { signal, progress, onProgress: (each: CrawlProgress) => void progress.push(each) };
}

function crawl(overrides: Partial<CrawlRequest>): Promise<Crawl> {
  return crawlSite(request(overrides), control());
}

/** The URL paths in the result of a crawl, in its order. */
function pathsOf({ site, failures }: Crawl) {
  return {
    pages: [...site.pages.keys()],
    targets: [...site.targets.keys()],
    files: [...site.files.keys()],
    unverified: [...site.unverified],
    failures: failures.map(
      ({ path, failure, isWanted }) => `${path} ${failure}${isWanted ? ' wanted' : ''}`,
    ),
  };
}

const nothing = { pages: [], targets: [], files: [], unverified: [], failures: [] };

afterEach(() => server?.restore());

test('wanted pages are audited, and the pages and files that they name are read', async () => {
  const { requests } = serve({
    '/about': page(['/visa#fees', '/gone', '/price-list.pdf', 'https://other.example/a']),
    '/ja/about': page(),
    '/visa': page(['/never-asked']),
    '/price-list.pdf': { headers: { 'Content-Length': '1234' } },
    '/sitemap.xml': sitemap('/about', '/visa'),
    '/images/about.svg': {},
    '/robots.txt': robots,
  });
  const result = await crawl({ wanted: ['/about'] });
  expect(pathsOf(result)).toEqual({
    ...nothing,
    pages: ['/about'],
    targets: ['/ja/about', '/visa'],
    files: ['/images/about.svg', '/price-list.pdf'],
  });
  expect(result.site).toMatchObject({
    origin,
    server: host,
    isWhole: false,
    robots: 'User-agent: *',
    sitemapProblem: undefined,
    soft404Paths: [],
  });
  expect(result.site.pages.get('/about')).toMatchObject({ url: '/about', titles: ['Page'] });
  expect(result.site.files.get('/price-list.pdf')).toEqual({ bytes: 1234 });
  expect([...(result.site.listed?.keys() ?? [])]).toEqual(['/about', '/visa']);
  expect(requests).not.toContain('GET /never-asked');
  expect(requests).not.toContain('HEAD /images/visa.svg');
  expect(new Set(requests).size).toBe(requests.length);
});

test('a whole site has the pages that its sitemap lists and those that are given', async () => {
  serve({
    '/': page(['/about']),
    '/about': page(),
    '/tool': page(),
    '/sitemap.xml': sitemap('/', '/about'),
    '/images/about.svg': {},
    '/robots.txt': robots,
  });
  const files = ['/images/about.svg'];
  const result = await crawl({ wanted: ['/tool'], isWhole: true });
  expect(pathsOf(result)).toEqual({ ...nothing, pages: ['/', '/about', '/tool'], files });
  expect(result.site.isWhole).toBe(true);
});

test('soft 404s are found where a whole site is crawled', async () => {
  const responses = { '/': page(), '/sitemap.xml': sitemap('/'), '/robots.txt': robots };
  const probePath = '/this-page-does-not-exist';
  const { requests } = serve({
    ...responses,
    [`/ja${probePath}`]: page(),
    [`/de${probePath}`]: page(),
    [`/es${probePath}`]: 'network-error',
  });
  const whole = await crawl({ wanted: ['/'], isWhole: true });
  expect(whole.site.soft404Paths).toEqual([`/de${probePath}`, `/ja${probePath}`]);
  expect(pathsOf(whole).failures).toEqual([`/es${probePath} failed`]);
  const probes = localeCodes.map((locale) => `HEAD ${localizedPath(locale, probePath)}`);
  expect(requests).toEqual(expect.arrayContaining(probes));
  const later = serve(responses);
  await crawl({ wanted: ['/'] });
  expect(later.requests.filter((path) => path.includes(probePath))).toEqual([]);
});

test('a path that leads elsewhere on the site is a redirect, and its target is read', async () => {
  serve({
    '/about': page(['/en/visa', '/en/about', '/old.pdf', '/old.html', '/gone.pdf']),
    '/en/visa': { ...page(), from: `${host}/visa` },
    '/en/about': { ...page(), from: `${host}/about` },
    '/old.pdf': { from: `${host}/new.pdf` },
    '/old.html': { ...page(), from: `${host}/new` },
    // A file that is a page now.
    '/gone.pdf': { from: `${host}/downloads` },
    '/downloads': page(),
    '/robots.txt': robots,
  });
  // The second one leads to another page: it is not audited, nor is it a failure.
  const result = await crawl({ wanted: ['/about', '/en/visa'] });
  expect([...result.site.redirects]).toEqual([
    ['/en/about', '/about'],
    ['/en/visa', '/visa'],
    ['/gone.pdf', '/downloads'],
    ['/old.html', '/new'],
    ['/old.pdf', '/new.pdf'],
  ]);
  expect(pathsOf(result)).toMatchObject({
    pages: ['/about'],
    targets: ['/downloads', '/new', '/visa'],
    files: ['/new.pdf'],
    failures: [],
  });
});

test.each([
  ['before', ['/a', '/en/a']],
  ['after', ['/en/a', '/a']],
])('a wanted page that failed %s it arrived by a redirect is audited', async (_, wanted) => {
  serve({ '/a': 'network-error', '/en/a': { ...page(), from: `${host}/a` } });
  expect(pathsOf(await crawl({ wanted }))).toMatchObject({
    pages: ['/a'],
    unverified: [],
    failures: [],
  });
});

test('the canonical page of a named page is read, and nothing beyond it', async () => {
  const { requests } = serve({
    '/a': page(['/copy', '/other-copy']),
    '/copy': page(['/far'], '/canonical'),
    '/other-copy': page([], '/canonical'),
    '/canonical': page(['/further'], '/first'),
  });
  const result = await crawl({ wanted: ['/a'] });
  expect(pathsOf(result)).toMatchObject({ targets: ['/canonical', '/copy', '/other-copy'] });
  expect(requests.filter((path) => path === 'GET /canonical')).toHaveLength(1);
  expect(requests.filter((path) => /far|further|first/.test(path))).toEqual([]);
});

test('what did not arrive is unverified; what is missing is a failure only if it was wanted', async () => {
  serve({
    '/a': page(['/slow', '/gone', '/b.md', '/c.md']),
    '/error': { status: 500, body: pageHtml('Error') },
    '/text': { type: 'text/plain', body: 'A' },
    '/slow': 'network-error',
    '/b.md': 'network-error',
    '/sitemap.xml': sitemap('/a'),
    '/robots.txt': robots,
  });
  const result = await crawl({ wanted: ['/a', '/error', '/text', '/missing'], isWhole: true });
  expect(pathsOf(result)).toEqual({
    ...nothing,
    pages: ['/a'],
    unverified: ['/b.md', '/error', '/slow', '/text'],
    failures: [
      '/b.md failed',
      '/error failed wanted',
      '/missing missing wanted',
      '/slow failed',
      '/text not-html wanted',
    ],
  });
  expect(result.site.isWhole).toBe(false);
});

test.each<[string, FakeServer['responses'], 'missing' | 'malformed' | undefined, string[]]>([
  ['is missing', {}, 'missing', []],
  ['is malformed', { '/sitemap.xml': { body: '<urlset>' } }, 'malformed', []],
  ['does not arrive', { '/sitemap.xml': 'network-error' }, undefined, ['/sitemap.xml']],
])('a sitemap that %s lists nothing', async (_, responses, problem, unverified) => {
  serve({ '/a': page(), '/b': page(), '/robots.txt': robots, ...responses });
  const result = await crawl({ wanted: ['/a'], isWhole: true });
  expect(result.site.listed).toBeUndefined();
  expect(result.site.sitemapProblem).toBe(problem);
  expect([...result.site.unverified]).toEqual(unverified);
  // Not all pages are known.
  expect(result.site.isWhole).toBe(false);
});

test('robots.txt that did not arrive is unverified, one that is missing is not', async () => {
  serve({ '/a': page(), '/sitemap.xml': sitemap('/a') });
  const missing = await crawl({ wanted: ['/a'] });
  expect(missing.site.robots).toBeUndefined();
  expect(pathsOf(missing)).toMatchObject({ unverified: [], failures: [] });
  serve({ '/a': page(), '/sitemap.xml': sitemap('/a'), '/robots.txt': 'network-error' });
  const lost = await crawl({ wanted: ['/a'] });
  expect(lost.site.robots).toBeUndefined();
  expect(pathsOf(lost)).toMatchObject({
    unverified: ['/robots.txt'],
    failures: ['/robots.txt failed'],
  });
});

/** A site with this many pages that each name a file. */
function manyPages(count: number) {
  const paths = Array.from({ length: count }, (_, place) => `/page-${place}`);
  const files = paths.map((path) => `${path}.md`);
  return {
    paths,
    responses: {
      ...Object.fromEntries(paths.map((path) => [path, page([`${path}.md`, '/target'])])),
      ...Object.fromEntries(files.map((path) => [path, {}])),
      '/target': page(),
      '/sitemap.xml': sitemap(...paths),
      '/robots.txt': robots,
    },
  };
}

test.each([
  [['crawlerFiles', 'pages', 'targets', 'files'], { isWhole: true }],
  [['pages', 'crawlerFiles', 'targets', 'files'], { wanted: ['/page-0'] }],
])('progress goes on stage by stage, and never back: %j', async (expected, overrides) => {
  serve(manyPages(4).responses);
  const { progress, ...rest } = control();
  await crawlSite(request(overrides), rest);
  const stages = [...new Set(progress.map(({ stage }) => stage))];
  expect(stages).toEqual(expected);
  for (const stage of stages) {
    const steps = progress.filter((each) => each.stage === stage);
    const total = steps[0]?.total ?? 0;
    expect(steps).toEqual(Array.from({ length: total + 1 }, (_, done) => ({ stage, done, total })));
  }
  const order = progress.map(({ stage }) => stages.indexOf(stage));
  expect(order).toEqual([...order].sort());
});

test('a canceled crawl ends at once: nothing more is requested or reported', async () => {
  const { paths, responses } = manyPages(20);
  const silent = Object.fromEntries(paths.slice(4).map((path) => [path, 'no-response' as const]));
  const { requests } = serve({ ...responses, ...silent });
  const controller = new AbortController();
  const { progress, ...rest } = control(controller.signal);
  const ended = expect(crawlSite(request({ wanted: paths }), rest)).rejects.toThrow('enough');
  // Four have arrived, six are under way.
  await waitFor(() => expect(requests).toHaveLength(10));
  const steps = progress.length;
  controller.abort(new Error('enough'));
  await ended;
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toHaveLength(10);
  expect(progress).toHaveLength(steps);
});

describe('a retry', () => {
  const responses: FakeServer['responses'] = {
    '/a': page(['/b', '/c.md']),
    '/b': page(),
    '/c.md': {},
    '/late': page(['/d', '/e.md']),
    '/d': page(),
    '/e.md': {},
    '/sitemap.xml': sitemap('/a', '/late'),
    '/images/a.svg': {},
    '/images/late.svg': {},
    '/robots.txt': robots,
  };
  const overrides: Partial<CrawlRequest> = { wanted: ['/a', '/late'], isWhole: true };

  /** A crawl in which these did not arrive; they do when they are requested again. */
  async function crawlWithout(...lost: string[]): Promise<Crawl> {
    serve({ ...responses, ...Object.fromEntries(lost.map((path) => [path, 'network-error'])) });
    const result = await crawl(overrides);
    serve(responses);
    return result;
  }

  async function complete(): Promise<Crawl> {
    serve(responses);
    return crawl(overrides);
  }

  test.each([
    ['a wanted page', ['/late']],
    ['the sitemap', ['/sitemap.xml']],
    ['a path that no page has', ['/ja/this-page-does-not-exist']],
    ['several at once', ['/late', '/d', '/c.md', '/sitemap.xml', '/robots.txt']],
  ])('of %s gives the result of a crawl in which all arrived', async (_, lost) => {
    const expected = await complete();
    const before = await crawlWithout(...lost);
    expect(before.failures.map(({ path }) => path)).toEqual(
      // What only the lost page names is not known yet.
      [...lost].filter((path) => path !== '/d' || !lost.includes('/late')).sort(),
    );
    expect(await retryCrawl(before, lost, control())).toEqual(expected);
  });

  test('does not request again what has arrived', async () => {
    const before = await crawlWithout('/late');
    await retryCrawl(before, ['/late'], control());
    const inLanguages = new RegExp(`/(?:${localeCodes.join('|')})/`);
    const again = server?.requests.filter((request) => !inLanguages.test(request));
    expect(again?.sort()).toEqual(['GET /d', 'GET /late', 'HEAD /e.md']);
  });

  test('keeps failures that it does not request again', async () => {
    const before = await crawlWithout('/late', '/c.md');
    const paths = pathsOf(before);
    const after = await retryCrawl(before, ['/c.md'], control());
    expect(pathsOf(before)).toEqual(paths);
    expect(pathsOf(after).failures).toEqual(['/late failed wanted']);
    expect(after.site.files.has('/c.md')).toBe(true);
    expect(after.site.isWhole).toBe(false);
  });
});
