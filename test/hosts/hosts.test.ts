import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '@/build/references';
import { staticFolder } from '@/build/static-files';
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { type HostName, hosts, isTested } from '@/scripts/hosts';
import { generatedPath } from '@/test/generated-path';
import { exchange, type Outcome } from './exchange';
import { hostileRequests } from './hostile-request';
import { longKept } from './long-kept';
import { inParallel, sendAlone } from './send-alone';
import { deafClients, slowClients } from './slow-clients';
import { type StartedHost, startHost } from './started-host';
import { publishedFiles, wronglySent } from './wrongly-sent';

const seed = 20_260_101;
const paths = new Set(allPaths);
const firstPort = Number(process.env.HOSTS_PORT ?? 3250);

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64');
}

const published = new Set(
  filesBelow(staticFolder).map((file) => digest(readFileSync(path.join(staticFolder, file)))),
);

/** Paths as they come over the wire: in UTF-8, without what ends a path. */
const asked = fc
  .sample(generatedPath, { numRuns: 7_000, seed })
  .map((pathname) => Buffer.from(pathname, 'utf8').toString('latin1'))
  .filter((pathname) => !/[\s?\p{Cc}]/u.test(pathname) && pathname.length < 6_000);

const { formed, broken } = hostileRequests(4_000, seed);

/** How one host differs from what the others do. */
type Peculiarities = {
  /** The characters of a path that it can read: at others it may refuse a request. */
  reads: RegExp;
  /** The path that it sees of what stands in the request line. */
  seen: (pathname: string) => string;
  /** Whether it refuses a path, with 400, before it is judged. */
  refuses: (pathname: string) => boolean;
  /** Whether an answer of 500 or more to a request is not the site's. */
  excused: (request: string) => boolean;
  /** Whether it serves the files of the static output, and nothing else. */
  isStatic: boolean;
  /** How many slow clients it has to bear. */
  slowClients: number;
};

const none: Peculiarities = {
  reads: /^[\x21-\x7e]*$/,
  seen: (pathname) => pathname,
  refuses: () => false,
  excused: () => false,
  isStatic: true,
  slowClients: 3_000,
};

const peculiarities: Record<HostName, Peculiarities> = {
  static: none,
  // Next makes two hops of some redirects: what it answers is tested in e2e/.
  server: { ...none, isStatic: false },
  nginx: {
    ...none,
    reads: /^/,
    // It decodes a path before any directive is asked: NUL, and what leads above the root.
    refuses: (pathname) => /%00|(?:\.|%2e){2}/i.test(pathname),
    // It has a process for each core: more than those would take by nginx's own limits, as far as a system lets us.
    slowClients: Math.min(1_500 * availableParallelism(), 9_000),
  },
  edge: {
    ...none,
    // RFC 3986: its HTTP server knows no others.
    reads: /^[\w.~:@!$&'()*+,;=%/-]*$/,
    seen: (pathname) => new URL(`http://site.example${pathname}`).pathname,
    // What stands before the worker on this machine, not at Cloudflare, makes URLs of both without a look.
    excused: (request) => /^\S+ (?!\/)|^host: (?!site\.example)/im.test(request),
    // What meets clients at Cloudflare is not what runs here.
    slowClients: 200,
  },
};

const visit = Buffer.from('GET /about HTTP/1.1\r\nHost: site.example\r\n\r\n');

type Brief = { status: number; location: string | undefined };

function dueAnswer(pathname: string): Brief {
  const resolution = resolvePath(pathname, paths);
  switch (resolution.kind) {
    case 'malformed':
      return { status: 400, location: undefined };
    case 'redirect':
      return { status: resolution.status, location: resolution.location };
    case 'missing':
      return { status: 404, location: undefined };
    case 'page':
      return { status: 200, location: undefined };
  }
}

/** Status and target of an answer; status 0 where there was none. */
function brief(outcome: Outcome): Brief {
  return { status: outcome?.status ?? 0, location: outcome?.headers.get('location') };
}

/** Whether a text is one of those that hostile paths ask for. */
function isSecret(body: Buffer): boolean {
  return /root:.*:0:0:|"private": true|\[remote "/.test(body.toString('latin1'));
}

const names: HostName[] = ['static', 'server', 'nginx', 'edge'];

describe.each(names.filter(isTested))('%s', (name) => {
  const own = peculiarities[name];
  let host: StartedHost;

  beforeAll(async () => {
    host = await startHost(hosts[name], firstPort + names.indexOf(name));
  });

  afterAll(async () => {
    await host?.stop();
  });

  /** What is wrong with an answer, whatever it was asked. */
  const faults = (outcome: Outcome, request: Buffer): string[] => {
    if (outcome === undefined) return [];
    const { status, location } = brief(outcome);
    const text = request.toString('latin1');
    const isOurs = status < 500 || own.excused(text);
    const isHere = location === undefined || /^\/(?![/\\])/.test(location);
    // Answers without a body are those to HEAD.
    const isPublished =
      status !== 200 ||
      outcome.body.length === 0 ||
      !own.isStatic ||
      published.has(digest(outcome.body));
    return isOurs && isHere && isPublished && !isSecret(outcome.body)
      ? []
      : [`${status} ${location}: ${JSON.stringify(text.slice(0, 200))}`];
  };

  test(
    own.isStatic ? 'answers every path as resolvePath does' : 'answers every path itself',
    async () => {
      const readable = asked.filter((pathname) => own.reads.test(pathname));
      expect(readable.length + formed.length + broken.length).toBeGreaterThan(10_000);
      const requests = readable.map((pathname) => ({
        bytes: Buffer.from(`HEAD ${pathname} HTTP/1.1\r\nHost: site.example\r\n\r\n`, 'latin1'),
        isHead: true,
      }));
      const answers = await exchange(host.port, requests, 50);
      const wrong = readable.flatMap((pathname, at) => {
        const request = requests[at]?.bytes ?? Buffer.alloc(0);
        if (!own.isStatic) return faults(answers[at], request);
        const { status, location } = brief(answers[at]);
        const due = dueAnswer(own.seen(pathname));
        if (status === due.status && location === due.location) return [];
        if (status === 400 && own.refuses(pathname)) return [];
        return [`${pathname}: ${status} ${location}, not ${due.status} ${due.location}`];
      });
      expect(wrong.slice(0, 20)).toEqual([]);
    },
  );

  if (own.isStatic) {
    test('sends every file as it is published, with the headers of the table', async () => {
      expect(publishedFiles.length).toBeGreaterThan(1_000);
      expect((await wronglySent(host.port)).slice(0, 20)).toEqual([]);
    });
  }

  test('answers hostile requests itself, with nothing but what is published', async () => {
    const answers = await exchange(host.port, formed, 20);
    const wrong = formed.flatMap(({ bytes }, at) => faults(answers[at], bytes));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(answers.filter((answer) => answer?.status === 200).length).toBeGreaterThan(100);
  });

  test('answers what is no request with an error, or not at all', async () => {
    const answers = await inParallel(broken, 64, (bytes) => sendAlone(host.port, bytes));
    const wrong = broken.flatMap((bytes, at) => {
      const answer = answers[at] ?? Buffer.alloc(0);
      const [, status = '0'] =
        /^HTTP\/1\.[01] (\d{3})/.exec(answer.toString('latin1', 0, 20)) ?? [];
      const [, location = '/'] =
        /^location: (.*)\r$/im.exec(answer.toString('latin1', 0, 4_000)) ?? [];
      const text = bytes.toString('latin1');
      const isOurs = Number(status) < 500 || own.excused(text);
      return isOurs && /^\/(?![/\\])/.test(location) && !isSecret(answer)
        ? []
        : [`${status} ${location}: ${JSON.stringify(text.slice(0, 200))}`];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test('lets nobody keep an answer that is no whole file', async () => {
    const kept = await longKept(host.port, [
      ...['/en', '/en/about', '/zh-TW/about', '/fr/about', '/about/', '/no-such-page', '/%zz'],
      ...['/_next/static/chunks/gone.js', '/previews/gone.png', '/src/assets/gone.svg'],
    ]);
    expect(kept).toEqual([]);
    expect(await longKept(host.port, ['/llms.txt', '/about'], 'Range: bytes=0-9')).toEqual([]);
  });

  test('serves others while many clients send a byte a second, come again, and 50 read nothing', async () => {
    const stops = [
      await slowClients(host.port, own.slowClients),
      deafClients(host.port, '/llms-full.txt', 50),
    ];
    try {
      for (let round = 0; round < 4; round += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const started = performance.now();
        // Over a new connection: those that there are do not wait for another.
        const [answer] = await exchange(host.port, [{ bytes: visit, isHead: false }], 1);
        expect(answer?.status).toBe(200);
        expect(performance.now() - started).toBeLessThan(5_000);
      }
    } finally {
      for (const stop of stops) stop();
    }
  });
});
