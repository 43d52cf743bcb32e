/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesIn } from './addresses';
import { digestOf } from './digest';
import { load } from './load';
import { percentile } from './percentile';
import { usageOf } from './process-usage';

let server: Server;
let options = { port: 0, connections: 4, seconds: 0.3 };

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Of a server on a port: what `address` also says of pipes does not come.
  const { port } = server.address() as AddressInfo;
  options = { ...options, port };
  return `http://127.0.0.1:${port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const asked = [
  { path: '/a', status: 200 },
  { path: '/missing', status: 404 },
];

/** Answers as is due, in one piece or in chunks. */
const due: RequestListener = ({ url }, response) => {
  response.writeHead(url === '/missing' ? 404 : 200);
  response.write('begin');
  response.end('end');
};

test('answers with the status that is due are counted, with their bytes and times', async () => {
  const seen = new Set<string | undefined>();
  await serve((request, response) => {
    seen.add(request.url);
    due(request, response);
  });
  const outcome = await load(asked, options);
  expect(outcome).toMatchObject({ errors: 0, problems: [] });
  expect(outcome.answers).toBeGreaterThan(8);
  expect(outcome.latencies).toHaveLength(outcome.answers);
  expect(outcome.bytes).toBeGreaterThan(outcome.answers * 50);
  expect([...seen].sort()).toEqual(['/a', '/missing']);
});

test('another status, and an answer that is broken off, are errors with their address', async () => {
  await serve((request, response) => {
    if (request.url === '/a') response.writeHead(503).end();
    else {
      response.writeHead(404, { 'Content-Length': 100 });
      response.write('x');
      setTimeout(() => response.destroy(), 5);
    }
  });
  const { answers, errors, problems } = await load(asked, options);
  expect(answers).toBe(0);
  expect(errors).toBeGreaterThan(1);
  expect(problems.join('\n')).toContain('/a: 503, not 200');
  expect(problems.join('\n')).toContain('/missing: ');
});

test('a connection that the host closes after an answer is no error', async () => {
  await serve((request, response) => {
    response.setHeader('Connection', 'close');
    due(request, response);
  });
  const { answers, errors } = await load(asked, options);
  expect(errors).toBe(0);
  expect(answers).toBeGreaterThan(8);
});

test('a host that is gone is an error of each connection', async () => {
  await serve(due);
  server.close();
  await once(server, 'close');
  const { answers, errors } = await load(asked, options);
  expect(answers).toBe(0);
  expect(errors).toBeGreaterThanOrEqual(options.connections);
});

test('a digest changes with a byte of an answer, and with its status', async () => {
  let [status, body] = [200, 'a'];
  const origin = await serve((_, response) => response.writeHead(status).end(body));
  const first = await digestOf(origin, asked);
  expect(await digestOf(origin, asked)).toBe(first);
  body = 'b';
  expect(await digestOf(origin, asked)).not.toBe(first);
  [status, body] = [404, 'a'];
  expect(await digestOf(origin, asked)).not.toBe(first);
});

test('files of a page are found, and neither pages nor other sites', () => {
  const html =
    '<link href="/a.css"/><script src="/_next/b-1.js?x=1"></script><a href="/about">' +
    '<img src="https://other.example/c.png"/><link href="/about.md"/><img src="/d.svg"/>';
  expect(filesIn(html)).toEqual(['/a.css', '/_next/b-1.js', '/d.svg']);
});

test('a percentile is the value that so many do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile([7], 0.99)).toBe(7);
});

test('what no process of a group has used is nothing', () => {
  // Systems without /proc tell nothing at all.
  expect(usageOf(-1) ?? { work: 0, memory: 0 }).toEqual({ work: 0, memory: 0 });
});
