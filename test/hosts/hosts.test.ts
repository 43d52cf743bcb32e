/** The responses of every host: one table of requests, and rules for all requests. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '@/build/files-below';
import { serverFile, staticFolder } from '@/build/page-files';
import { allPaths } from '@/content/pages';
import { canonicalUrlOf, contentTypeOf, hiddenFiles } from '@/deploy/files.mjs';
import { responseHeaders } from '@/deploy/headers.mjs';
import { localeCodes } from '@/i18n/locales';
import { localizedPath, resolvePath } from '@/i18n/paths';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import { keysOf } from '@/lib/objects/entries-of';
import { type HostName, hosts, isTested } from '@/scripts/hosts';
import { generatedPath } from '@/test/generated-path';
import { fuzzRequests } from './fuzz-requests';
import { type HttpResponse, inParallel, send, sendBytes } from './send';
import { connectNonReadingClients, connectSlowClients, sendEndlessBody } from './slow-clients';
import { type StartedHost, startHost } from './started-host';

const seed = 20_260_101;
const firstPort = Number(process.env.HOSTS_PORT ?? 3250);
const paths = new Set(allPaths);

/** A request line and headers, the expected status and location, and the hosts that are excluded. */
type Row = [request: string, expected: string, except?: HostName[]];

const query =
  'a=%20b&a=+b&c=%2B&d=%2Fb%2F..%2Fc&next=//evil.example/%5c&b&e=&q=%E6%97%A5%e6%9c%ac&=&&f=b?c=/d&g=%zz%';

const table: Row[] = [
  ['GET /about', '200'],
  ['HEAD /ja', '200'],
  // It begins like the code for Croatian.
  ['GET /hr-admin-support?utm=x', '200'],
  ['GET /de/hr-admin-support', '200'],
  ['GET /about.md', '200'],
  ['GET /.well-known/security.txt', '200'],
  // A language that the site does not have, and will hardly get: a temporary redirect to the path without it, in one hop.
  ['GET /eo', '307 /'],
  ['GET /pam/visa-processing', '307 /visa-processing'],
  ['GET /eo/de/about', '307 /de/about'],
  ['GET /eo/en/about', '307 /about'],
  ['GET /eo/about/', '307 /about'],
  ['GET /la-VA/blogs/x', '307 /blogs/x'],
  // Next makes two hops of doubled slashes.
  ['GET /eo//evil.example', '307 /evil.example', ['server']],
  // Another spelling of a language of the site, a trailing or a doubled slash: a permanent redirect.
  ['GET /en', '308 /'],
  ['GET /en/', '308 /'],
  ['GET /EN/about', '308 /about'],
  ['GET /zh-CN/about', '308 /zh/about'],
  ['GET /es-MX/about', '308 /es/about'],
  ['GET /JA', '308 /ja'],
  ['GET /ja/about/', '308 /ja/about'],
  ['GET /ja//about', '308 /ja/about'],
  ['GET //evil.example/', '308 /evil.example', ['server']],
  ['GET /client.js/', '308 /client.js'],
  ['GET /icon-192.png/', '308 /icon-192.png'],
  // The query is preserved byte by byte: campaign and partner systems may compare it.
  ...[
    ['/eo/about', '307 /about'],
    ['/JA/about', '308 /ja/about'],
    ['/about/', '308 /about'],
  ].map(([from, expected]): Row => [`GET ${from}?${query}`, `${expected}?${query}`]),
  // Absolute URLs and forwarding headers.
  ['GET /eo/about\nX-Forwarded-Host: evil.example\nX-Forwarded-Proto: http', '307 /about'],
  ['GET /about\nRSC: 1\nX-Middleware-Subrequest: middleware:middleware:middleware', '200'],
  ['GET /llms.txt\nRange: bytes=0-9', '200', ['edge']],
  ['GET /llms.txt\nRange: bytes=500-100', '200', ['edge']],
  // Not found, in the language of the path.
  ['GET /nothing-here', '404 en'],
  ['GET /ja/nothing-here.php', '404 ja'],
  ['GET /404', '404 en'],
  ['GET /ko/404', '404 ko'],
  ['GET /zh/about/more', '404 zh-Hans'],
  ['GET /es/articles/no-such-article', '404 es'],
  ['GET /de/about%5c', '404 de'],
  ...['/ABOUT', '/xx/about', '/%5cevil.example', '/about%0d%0aset-cookie:a=b'].map(
    (path): Row => [`GET ${path}`, '404 en'],
  ),
  ...['/eo/%2f%2fevil.example', '/eo/%5c%5cevil.example'].map(
    (path): Row => [`GET ${path}`, '404 en'],
  ),
  // nginx rejects it before the rules of the site.
  ['GET /about%00', '404 en', ['nginx']],
  ['GET /about%00', '400', ['static', 'server', 'edge']],
  // No Markdown version: no page, or one that is not indexed.
  ['GET /no-such-page.md', '404 en'],
  ['GET /seo-audit.md', '404 en'],
  ['GET /ja/404.md', '404 ja'],
  ['GET /_next/static/chunks/gone.js', '404 en', ['server']],
  ['GET /previews/gone.png', '404 en'],
  // A file has at most one URL.
  ...`/about.html /index /index.html /about%2Emd /about%2Ehtml /about.rsc /about.md.br /about.html.gz
    /_headers /_redirects /.assetsignore`
    .split(/\s+/)
    .map((file): Row => [`GET ${file}`, '404 en']),
  ['GET /ja/about.segments/_tree.segment.rsc', '404 ja'],
  ['GET /eo/%zz', '400'],
  ['GET /%', '400'],
  ['GET /de/%E0%A4%A', '400'],
  ['GET /ja/%c3%28?x=1', '400'],
  ['POST /about', '405', ['edge']],
  ['DELETE /eo/about', '405'],
  ['PUT /robots.txt', '405', ['edge']],
  // Read by the local proxy of the worker, not at Cloudflare.
  ['GET *', '400', ['edge']],
  ['GET /about\n: b', '400', ['nginx', 'edge']],
  ['GET /about HTTP/9.9', '400', ['edge']],
  [`GET /about\nCookie: ${'x'.repeat(20_000)}`, '431', ['nginx', 'edge']],
  [`GET /about\nCookie: ${'x'.repeat(20_000)}`, '400', ['static', 'server', 'edge']],
  ['GET /about\nContent-Length: 1000', '400', ['static', 'server', 'edge']],
];

function bytesOf(request: string): Buffer {
  const [line = '', ...headers] = request.split('\n');
  const first = line.includes('HTTP/') ? line : `${line} HTTP/1.1`;
  const lines = [first, 'Host: site.example', 'Connection: close', ...headers, '', ''];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}

/** The differences of a response from its row. */
function differences(
  request: string,
  expected: string,
  response: HttpResponse | undefined,
): string[] {
  const [status = '', rest] = expected.split(' ');
  const [, pathname = '/'] = /^\S+ (\/[^?\s]*)/.exec(request) ?? [];
  const sent = response?.headers ?? new Map<string, string>();
  const wrong = response?.status === Number(status) ? [] : [`status ${response?.status}`];
  const location = rest?.startsWith('/') ? rest : undefined;
  if (sent.get('location') !== location) wrong.push(`location ${sent.get('location')}`);
  if (status === '404' && !response?.body.includes(`<html lang="${rest}"`)) wrong.push('language');
  if (status === '405' && sent.get('allow') !== 'GET, HEAD') wrong.push('allow');
  if (!/^(?:accept-encoding)?$/i.test(sent.get('vary') ?? '')) wrong.push('vary');
  const headers = responseHeaders(pathname, Number(status), contentTypeOf(pathname) ?? 'text/html');
  const others = Object.entries(headers).filter(
    ([n, value]) => sent.get(n.toLowerCase()) !== value,
  );
  const internal = [...sent.keys()].filter((name) => /^x-(?!content-type)/.test(name));
  return [...wrong, ...others.map(([name]) => name), ...internal];
}

/** The files of the static output that have a URL; the not-found pages have none. */
const published = filesBelow(staticFolder).filter(
  (file) => !hiddenFiles.test(`/${file}`) && !/(?:^|\/)404\.html$/.test(file),
);

/** Those that the Next server sends, too: its pages, scripts and styles are other files. */
const inBothBuilds = published.filter((file) => !/^_next\/|\.html$/.test(file));

/** The URL path of a file: `ja/about.html` → `/ja/about`. */
function urlPathOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

function contentOf(file: string): Buffer {
  return readFileSync(path.join(staticFolder, file));
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64');
}

const digests = new Set(filesBelow(staticFolder).map((file) => digest(contentOf(file))));

/** Size below which the Next server does not compress. */
const minCompressedBytes = 1024;

/** How a response differs from the file and its headers; undefined where it does not. */
async function differenceFrom(
  file: string,
  response: Response,
  isCompressing: boolean,
): Promise<string | undefined> {
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return String(response.status);
  if (!body.equals(contentOf(file))) return 'another body';
  const type = contentTypeOf(file) ?? 'unknown';
  const expected = responseHeaders(urlPathOf(file), 200, type);
  if (file.endsWith('.md')) expected.Link = `<${canonicalUrlOf(body.toString())}>; rel="canonical"`;
  const wrong = Object.keys(expected).filter(
    (name) => response.headers.get(name) !== expected[name],
  );
  // Cloudflare omits the charset of SVG and JSON.
  const typePrefix = type.replace(/(?<=^(?:image|application)\/.*);.*/, '');
  if (!response.headers.get('content-type')?.startsWith(typePrefix)) wrong.push('Content-Type');
  const isCompressed = response.headers.has('content-encoding');
  const isText = type.includes('charset');
  if (isCompressing && body.length >= minCompressedBytes && isCompressed !== isText) {
    wrong.push('Content-Encoding');
  }
  return wrong.length === 0 ? undefined : wrong.join(', ');
}

/** The peculiarities of a host. */
type Peculiarities = {
  /** The paths that it accepts; it may reject others. */
  accepts: RegExp;
  /** The path that it derives from the request target. */
  derivePath: (pathname: string) => string;
  /** Paths that it rejects with 400 before any rule. */
  rejects?: RegExp;
  /** Requests to which a response of 500 or more is not the site's. */
  excused?: RegExp;
  /** Number of slow clients that it has to withstand. */
  slowClientCount: number;
};

/** A path without dot segments. */
function normalized(pathname: string): string {
  return new URL(`http://site.example${pathname}`).pathname;
}

const defaults = {
  accepts: /^[\x21-\x7e]*$/,
  derivePath: (pathname: string) => pathname,
  slowClientCount: 3_000,
};

const peculiarities: Record<HostName, Peculiarities> = {
  static: defaults,
  server: { ...defaults, derivePath: normalized },
  nginx: {
    ...defaults,
    accepts: /^/,
    // It decodes a path before any directive: NUL, and paths above the root.
    rejects: /%00|(?:\.|%2e){2}/i,
    // More than its processes, one a core, take by nginx's default limits; at most what a test may open.
    slowClientCount: Math.min(1_500 * availableParallelism(), 9_000),
  },
  edge: {
    // RFC 3986: its HTTP server knows no others.
    accepts: /^[\w.~:@!$&'()*+,;=%/-]*$/,
    derivePath: normalized,
    // The local proxy of the worker, not Cloudflare, makes URLs of both unchecked.
    excused: /^\S+ (?!\/)|^host: (?!site\.example)/im,
    // Cloudflare's edge, which meets clients, does not run here.
    slowClientCount: 200,
  },
};

/** The paths of pages, and others at which a host might find the same file. */
const variants = allPaths.flatMap((page) => [
  page,
  `${page === '/' ? '/ja' : page}.html`,
  `${page}/index`,
  `${page}//`,
  `/${page}`,
  page.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]);

/** Paths as they come over the wire: in UTF-8, without characters that end a path. */
const testedPaths = [...variants, ...fc.sample(generatedPath, { numRuns: 2_000, seed })]
  .map((pathname) => Buffer.from(pathname, 'utf8').toString('latin1'))
  .filter((pathname) => !/[\s?\p{Cc}]/u.test(pathname) && pathname.length < 6_000);

/** The status and location by `resolvePath`. */
function expectedAt(pathname: string): string {
  const found = resolvePath(pathname, paths);
  if (found.kind === 'redirect') return `${found.status} ${found.location}`;
  return { page: '200', missing: '404', malformed: '400' }[found.kind];
}

const names = keysOf(hosts);

describe.each(names.filter(isTested))('%s', (name) => {
  const own = peculiarities[name];
  const isStatic = name !== 'server';
  let host: StartedHost;

  beforeAll(async () => {
    host = await startHost(hosts[name], firstPort + names.indexOf(name));
  });
  afterAll(() => host?.stop());

  test('answers each request of the table', async () => {
    const rows = table.filter(([, , except]) => !except?.includes(name));
    const wrong = await inParallel(rows, 4, async ([request, expected]) => {
      const found = differences(request, expected, await send(host.port, bytesOf(request)));
      return found.map((difference) => `${request.slice(0, 80)}: ${difference}`);
    });
    expect(wrong.flat()).toEqual([]);
  });

  test('takes inquiries at their path, and nowhere else', async () => {
    const site = `http://127.0.0.1:${host.port}`;
    const url = site + inquiriesPath;
    const fields = { name: 'Ana', email: `${name}@visitor.example`, message: `Hello from ${name}` };
    const inquiry = { form: 'contact', locale: 'de', ...fields };
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(inquiry);
    const response = await fetch(url, { method: 'POST', headers: { ...json, Origin: site }, body });
    const { receipt } = await response.json();
    expect([response.status, receipt]).toEqual([202, expect.stringMatching(/^H-\w{10}$/)]);

    // The same words from a form without scripts: the same inquiry.
    const form = {
      method: 'POST',
      body: new URLSearchParams(inquiry),
      redirect: 'manual',
    } as const;
    const { status, headers } = await fetch(url, form);
    const location = headers.get('Location') ?? '';
    expect([status, location]).toEqual([303, `${inquiriesPath}/sent?receipt=${receipt}`]);
    const page = await fetch(site + location);
    expect(await page.text()).toContain(receipt);
    expect(page.headers.get('Strict-Transport-Security')).toMatch(/^max-age/);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);

    const foreign = { method: 'POST', headers: { ...json, Origin: 'https://evil.example' }, body };
    expect((await fetch(url, foreign)).status).toBe(403);
    const large = { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(300_000)) };
    expect((await fetch(url, large)).status).toBe(413);
    expect((await fetch(url)).headers.get('Allow')).toBe('POST, OPTIONS');
    expect((await fetch(`${url}x`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test('answers 304 to a client that has the page, and 404 again to one that has the not-found page', async () => {
    const ask = (pathname: string, headers = {}) =>
      fetch(`http://127.0.0.1:${host.port}${pathname}`, { headers });
    for (const [pathname, status] of [
      ['/about', 304],
      ['/nothing-here', 404],
    ] as const) {
      const etag = (await ask(pathname)).headers.get('etag') ?? '*';
      const { status: again, headers } = await ask(pathname, { 'If-None-Match': etag });
      // Next answers 304 to that, too.
      expect(again).toBe(isStatic ? status : 304);
      if (status !== 304) continue;
      // The caching headers are the same.
      const expected = responseHeaders(pathname, 200, 'text/html');
      for (const header of ['Cache-Control', 'CDN-Cache-Control']) {
        expect(headers.get(header)).toBe(expected[header]);
      }
    }
  });

  const how = isStatic ? 'as resolvePath does' : 'without leading to another site';
  test(`answers every path ${how}`, async () => {
    const accepted = testedPaths.filter((pathname) => own.accepts.test(pathname));
    expect(accepted.length).toBeGreaterThan(1_200);
    const wrong = await inParallel(accepted, 32, async (pathname) => {
      const response = await send(host.port, bytesOf(`HEAD ${pathname}`));
      const location = response?.headers.get('location');
      const given = `${response?.status}${location === undefined ? '' : ` ${location}`}`;
      const expected = expectedAt(own.derivePath(pathname));
      if (given === expected || (given === '400' && own.rejects?.test(pathname))) return [];
      const isUnusual = expected !== '200' || normalized(pathname) !== pathname;
      const isOwn = isUnusual && /^(?:30[78] \/(?![/\\])|40[04]$)/.test(given);
      return !isStatic && isOwn ? [] : [`${pathname}: ${given}, not ${expected}`];
    });
    expect(wrong.flat().slice(0, 20)).toEqual([]);
  });

  const files = isStatic ? published : inBothBuilds;
  const locales = isStatic ? [] : localeCodes;
  test('sends every page and file as it was built, with the headers of the table', async () => {
    const wrong = await inParallel(files, 8, async (file) => {
      // As browsers do: the compressed copy is decoded.
      const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
      const url = `http://127.0.0.1:${host.port}${urlPathOf(file)}`;
      const response = await fetch(url, { redirect: 'manual', headers });
      // Cloudflare compresses before the visitor, and not on this machine.
      const found = await differenceFrom(file, response, name !== 'edge');
      return found === undefined ? [] : [`${url}: ${found}`];
    });
    expect(wrong.flat().slice(0, 20)).toEqual([]);
    // The Next server sends its pre-rendered pages as they are: test/html/ compares those with `out/`.
    for (const locale of locales) {
      for (const page of allPaths) {
        const response = await fetch(`http://127.0.0.1:${host.port}${localizedPath(locale, page)}`);
        const expected = readFileSync(serverFile(locale, page), 'utf8');
        expect((await response.text()) === expected || `${locale} ${page}`).toBe(true);
      }
    }
  });

  test('answers fuzzed requests with nothing but what is published, and leads to no other site', async () => {
    let okCount = 0;
    const wrong = await inParallel(fuzzRequests(2_500, seed), 64, async (bytes) => {
      const request = bytes.toString('latin1');
      const response = await send(host.port, bytes, 2_000);
      if (response === undefined) return [];
      const { status, headers, body } = response;
      const location = headers.get('location') ?? '/';
      okCount += status === 200 ? 1 : 0;
      const isExpected = status < 500 || own.excused?.test(request);
      const isHere = /^\/(?![/\\])/.test(location);
      // Responses without a body are those to HEAD; a client that disconnects may receive only part of one.
      const length = Number(headers.get('content-length') ?? body.length);
      const isWhole = request.includes('Connection: close') && length === body.length;
      const isPublic =
        !isStatic || status !== 200 || !isWhole || body.length === 0 || digests.has(digest(body));
      const isSecret = /root:.*:0:0:|"private": true|\[remote "/.test(body.toString('latin1'));
      return isExpected && isHere && isPublic && !isSecret
        ? []
        : [`${status} ${location}: ${JSON.stringify(request.slice(0, 200))}`];
    });
    expect(wrong.flat().slice(0, 20)).toEqual([]);
    expect(okCount).toBeGreaterThan(25);
  });

  test('serves other clients while many send a byte a second and reconnect, and 50 read nothing', async () => {
    const stops = [
      await connectSlowClients(host.port, own.slowClientCount),
      connectNonReadingClients(host.port, '/llms-full.txt', 50),
    ];
    try {
      for (let round = 0; round < 2; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const { status } = await fetch(`http://127.0.0.1:${host.port}/about`, {
          headers: { Connection: 'close' },
          signal: AbortSignal.timeout(60_000),
        });
        expect(status).toBe(200);
      }
    } finally {
      for (const stop of stops) stop();
    }
  });

  if (name === 'nginx') {
    const inside = 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n';
    test.each([
      [`Content-Length: ${inside.length}`, inside, 1],
      ['Transfer-Encoding: chunked', `0\r\n\r\n${inside}`, 1],
      ['Content-Length: 0', inside, 2],
    ])('reads no second request out of the body of a request (%s)', async (header, rest, count) => {
      const request = `GET /about HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n${rest}`;
      const responses = (await sendBytes(host.port, Buffer.from(request))).toString('latin1');
      const statuses = responses.match(/HTTP\/1\.1 \d{3} (?=\w)/g);
      expect(statuses).toEqual(Array(count).fill(`HTTP/1.1 ${count === 1 ? 400 : 200} `));
    });

    test.each([
      ['Content-Length: 100000000000', 65_536, 0],
      ['Content-Length: 100000000', 1_000, 100],
      ['Transfer-Encoding: chunked', 1_000, 100],
    ])(
      'answers a client that sends an endless body (%s), and closes the connection',
      async (...body) => {
        // The server ends it.
        expect(await sendEndlessBody(host.port, ...body)).toBe(405);
      },
    );
  }
});
