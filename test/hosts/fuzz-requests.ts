import fc from 'fast-check';
import { allPaths } from '@/content/pages';
import { generatedPath } from '@/test/generated-path';

/** One of the texts between bars; `↵` stands for CRLF. */
function oneOf(texts: string): fc.Arbitrary<string> {
  return fc.constantFrom(...texts.split('|').map((text) => text.trim().replaceAll('↵', '\r\n')));
}

/** Paths of files outside of the site: of the project, or of the operating system. */
const pathOutsideSite =
  oneOf(`/../package.json | /../../../../etc/passwd | /%2e%2e/package.json | /..%2fpackage.json |
      /%2e%2e%2f%2e%2e%2fetc%2fpasswd | /_next/static/../../../package.json |
      /_next/static/%2e%2e/%2e%2e/%2e%2e/package.json | /..%5c..%5cpackage.json | /.git/config |
      /_next/../.env | //etc/passwd | /_next/static/..%252f..%252fpackage.json | /file:///etc/passwd |
      /_headers | /_redirects | /_next/image?url=/etc/passwd&w=64&q=75 |
      /_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=64&q=75`);

/** Request targets that are no path. */
const malformedTarget =
  oneOf(`* | | ? | # | /#/ | about | evil.example:443 | //evil.example | ///evil.example/.. |
      /\\evil.example | \\\\evil.example | /eo/\\/evil.example | /en//evil.example/%2f..`);

/** Beginnings of an absolute URL. */
const origin = oneOf('http://evil.example|https://evil.example:1|HTTP://a@b|ftp://x|x:');

/** Very long targets, around the limits of servers. */
const longTarget = fc
  .constantFrom(2_000, 9_000, 20_000, 70_000)
  .map((length) => [
    `/${'a'.repeat(length)}`,
    `/about?${'a'.repeat(length)}`,
    '/eo'.repeat(length / 3),
  ])
  .chain((paths) => fc.constantFrom(...paths));

/** A request target. */
const target = fc.oneof(
  { weight: 4, arbitrary: generatedPath },
  { weight: 2, arbitrary: pathOutsideSite },
  {
    weight: 2,
    arbitrary: fc
      .tuple(origin, fc.oneof(generatedPath, oneOf('|/|?x|//|/en|/eo/about/')))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: malformedTarget },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...allPaths), fc.string({ maxLength: 30 }))
      .map((parts) => parts.join('?')),
  },
  { weight: 1, arbitrary: longTarget },
);

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...'POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND MKCOL PURGE get FOO'.split(' '),
      ...['G E T', '', 'GET\t', 'X'.repeat(300)],
    ),
  },
);

const header = fc.oneof(
  {
    weight: 12,
    arbitrary:
      oneOf(`Host: evil.example | Host: a b | Host: | Host: [::1 | Host: x:99999999 | Host: "><script> |
      X-Forwarded-Host: evil.example | X-Forwarded-Proto: javascript | X-Forwarded-For: 1.2.3.4 |
      Forwarded: host=evil.example | X-Original-URL: /../etc/passwd | X-Rewrite-URL: //evil.example |
      X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware |
      X-Middleware-Rewrite: http://evil.example | X-Middleware-Next: 1 | X-Nextjs-Data: 1 | RSC: 1 |
      Next-Router-Prefetch: 1 | Next-Router-State-Tree: % | Next-Action: x | Purpose: prefetch |
      Range: bytes=500-100 | Range: bytes=0- | Range: bytes=-5,-6,-7,0-1 | Range: x | If-Range: x |
      If-None-Match: * | If-None-Match: W/" | If-Modified-Since: yesterday | If-Match: "x" |
      Accept-Encoding: identity;q=0 | Accept: x/ | Accept-Language: ../../etc |
      Cookie: NEXT_LOCALE=../x | Expect: 100-continue | Expect: x |
      Connection: Upgrade↵Upgrade: websocket | Upgrade: h2c | Connection: close |
      Connection: keep-alive, x | TE: trailers | Content-Type: x | Origin: null | Authorization: Basic |
      Proxy-Authorization: x | Max-Forwards: 0 | Via: x | Date: x | A:`),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(oneOf('X-A|Cookie|Referer|User-Agent'), fc.string({ maxLength: 60 }))
      .map((parts) => parts.join(': ')),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(4_000, 9_000, 20_000, 70_000)
      .map((length) => `X-Long: ${'a'.repeat(length)}`),
  },
);

/** Malformed and unterminated requests. */
const malformedRequest = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .oneof(
      {
        weight: 20,
        arbitrary:
          oneOf(`GET | GET / | GET / HTTP/1.1 | GET / HTTP/1.1↵Host: x | ↵↵ | PRI * HTTP/2.0↵↵ | GET /about↵ |
      GET / HTTP/9.9↵↵ | GET / HTTP/1.1↵↵ | GET / HTTP/1.1↵Host: x↵Host: y↵↵ |
      GET / HTTP/1.1↵ Host: x↵↵ | GET / HTTP/1.1↵Host : x↵↵ | GET / HTTP/1.1↵Host: x↵no colon↵↵ |
      POST / HTTP/1.1↵Host: x↵Content-Length: 99↵↵short | POST / HTTP/1.1↵Host: x↵Content-Length: -1↵↵ |
      POST / HTTP/1.1↵Host: x↵Content-Length: 1e9↵↵ |
      POST / HTTP/1.1↵Host: x↵Content-Length: 4↵Content-Length: 5↵↵abcde |
      GET / HTTP/1.1↵Host: x↵Transfer-Encoding: x↵↵ |
      POST / HTTP/1.1↵Host: x↵Transfer-Encoding: chunked↵Content-Length: 3↵↵0↵↵ |
      POST / HTTP/1.1↵Host: x↵Transfer-Encoding: chunked↵↵zz↵↵ |
      POST / HTTP/1.1↵Host: x↵Transfer-Encoding: chunked↵↵FFFFFFFFFFFFFFFFFF↵`),
      },
      { weight: 2, arbitrary: fc.constantFrom('\0', 'GET / HTTP/1.1\nHost: x\n\n') },
      {
        weight: 1,
        arbitrary: fc.constant(`GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5_000)}\r\n`),
      },
    )
    .map((text) => Buffer.from(text, 'latin1')),
);

/** Well-formed requests: a request line and headers. */
const wellFormedRequest = fc
  .tuple(method, target, fc.array(header, { maxLength: 4 }))
  .map(([verb, path, headers]) => {
    const lines = [`${verb} ${path} HTTP/1.1`, 'Host: site.example', ...headers];
    return Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  });

/**
 * Random requests for fuzzing a server: half of them well-formed, half malformed or unterminated.
 * @param seed the same seed gives the same requests
 */
export function fuzzRequests(count: number, seed: number): Buffer[] {
  return [wellFormedRequest, malformedRequest].flatMap((kind) =>
    fc.sample(kind, { numRuns: count / 2, seed }),
  );
}
