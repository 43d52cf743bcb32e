import fc from 'fast-check';
import { allPaths } from '@/content/pages';
import { generatedPath } from '@/test/generated-path';
import type { RawRequest } from './exchange';

/** Paths to files that are on every machine, or in the project, and not in the site. */
const outside = [
  '/../package.json',
  '/../../../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/_next/static/../../../package.json',
  '/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/.git/config',
  '/_next/../.env',
  '//etc/passwd',
  '/_next/static/..%252f..%252fpackage.json',
  '/file:///etc/passwd',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/_next/image?url=/etc/passwd&w=64&q=75',
  '/_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=64&q=75',
];

/** What stands in a request line where the path should. */
const target = fc.oneof(
  { weight: 4, arbitrary: generatedPath },
  { weight: 2, arbitrary: fc.constantFrom(...outside) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'http://evil.example',
          'https://evil.example:1',
          'HTTP://a@b',
          'ftp://x',
          'x:',
        ),
        fc.oneof(generatedPath, fc.constantFrom('', '/', '?x', '//', '/en', '/fr/about/')),
      )
      .map(([origin, path]) => origin + path),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '*',
        '',
        '?',
        '#',
        '/#/',
        'about',
        'evil.example:443',
        '//evil.example',
        '///evil.example/..',
      ],
      ...['/\\evil.example', '\\\\evil.example', '/fr/\\/evil.example', '/en//evil.example/%2f..'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...allPaths), fc.string({ maxLength: 30 }))
      .map(([path, query]) => `${path}?${query}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(2_000, 9_000, 20_000, 70_000)
      .chain((length) =>
        fc.constantFrom(
          `/${'a'.repeat(length)}`,
          `/about?${'a'.repeat(length)}`,
          '/fr'.repeat(length / 3),
        ),
      ),
  },
);

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'CONNECT',
        'PROPFIND',
        'MKCOL',
        'PURGE',
      ],
      ...['get', 'FOO', 'G E T', '', 'GET\t', 'X'.repeat(300)],
    ),
  },
);

const header = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...[
        'Host: evil.example',
        'Host: a b',
        'Host:',
        'Host: [::1',
        'Host: x:99999999',
        'Host: "><script>',
      ],
      ...[
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: javascript',
        'X-Forwarded-For: 1.2.3.4',
      ],
      ...[
        'Forwarded: host=evil.example',
        'X-Original-URL: /../etc/passwd',
        'X-Rewrite-URL: //evil.example',
      ],
      ...['X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware'],
      ...['X-Middleware-Rewrite: http://evil.example', 'X-Middleware-Next: 1', 'X-Nextjs-Data: 1'],
      ...[
        'RSC: 1',
        'Next-Router-Prefetch: 1',
        'Next-Router-State-Tree: %',
        'Next-Action: x',
        'Purpose: prefetch',
      ],
      ...[
        'Range: bytes=500-100',
        'Range: bytes=0-',
        'Range: bytes=-5,-6,-7,0-1',
        'Range: x',
        'If-Range: x',
      ],
      ...[
        'If-None-Match: *',
        'If-None-Match: W/"',
        'If-Modified-Since: yesterday',
        'If-Match: "x"',
      ],
      ...[
        'Accept-Encoding: identity;q=0',
        'Accept: x/',
        'Accept-Language: ../../etc',
        'Cookie: NEXT_LOCALE=../x',
      ],
      ...[
        'Expect: 100-continue',
        'Expect: x',
        'Connection: Upgrade\r\nUpgrade: websocket',
        'Upgrade: h2c',
      ],
      ...[
        'Connection: close',
        'Connection: keep-alive, x',
        'TE: trailers',
        'Content-Type: x',
        'Origin: null',
      ],
      ...[
        'Authorization: Basic',
        'Proxy-Authorization: x',
        'Max-Forwards: 0',
        'Via: x',
        'Date: x',
        'A:',
      ],
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom('X-A', 'Cookie', 'Referer', 'User-Agent'),
        fc.string({ maxLength: 60 }),
      )
      .map(([name, value]) => `${name}: ${value}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(4_000, 9_000, 20_000, 70_000)
      .map((length) => `X-Long: ${'a'.repeat(length)}`),
  },
);

/** What a server cannot read as a request, or never sees the end of. */
const broken = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom(
      ...[
        'GET',
        'GET /',
        'GET / HTTP/1.1',
        'GET / HTTP/1.1\r\nHost: x',
        '\r\n\r\n',
        '\0',
        'PRI * HTTP/2.0\r\n\r\n',
      ],
      ...[
        'GET /about\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        'GET / HTTP/1.1\nHost: x\n\n',
        'GET / HTTP/1.1\r\n\r\n',
      ],
      ...['GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 'GET / HTTP/1.1\r\n Host: x\r\n\r\n'],
      ...['GET / HTTP/1.1\r\nHost : x\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n'],
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nshort',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1e9\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
      'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5_000)}\r\n`,
    )
    .map((text) => Buffer.from(text, 'latin1')),
);

/** A request line and headers, whatever stands in them. */
const composed = fc.tuple(method, target, fc.array(header, { maxLength: 4 }));

/** Whether a server can only read it as one request line: no blanks or control characters within. */
function isOneLine(verb: string, path: string): boolean {
  return /^[\w-]+ [^\s\p{Cc}]+$/u.test(`${verb} ${path}`);
}

/** Generated requests in two kinds. */
export type HostileRequests = {
  /** Whose end every server sees at the same place: they may follow one another. */
  formed: RawRequest[];
  /** Of which nobody knows where they end. */
  broken: Buffer[];
};

/**
 * Requests as no browser sends them.
 * @param count how many are composed, and how many are broken from the start
 * @param seed the same requests for the same seed
 */
export function hostileRequests(count: number, seed: number): HostileRequests {
  const formed: RawRequest[] = [];
  const unread = fc.sample(broken, { numRuns: count, seed });
  for (const [verb, path, headers] of fc.sample(composed, { numRuns: count, seed })) {
    const lines = [`${verb} ${path} HTTP/1.1`, 'Host: site.example', ...headers, '', ''];
    const bytes = Buffer.from(lines.join('\r\n'), 'utf8');
    // After an upgrade, another protocol may be spoken.
    const isLast = headers.some((line) => line.includes('websocket'));
    if (isOneLine(verb, path) && !isLast) formed.push({ bytes, isHead: verb === 'HEAD' });
    else unread.push(bytes);
  }
  return { formed, broken: unread };
}
