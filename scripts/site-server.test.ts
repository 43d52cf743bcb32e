/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createSiteServer } from './site-server.mjs';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server. @returns its port */
async function start(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<number> {
  server = createSiteServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Of a server on a port: what `address` also says of pipes does not come.
  const address = server.address() as AddressInfo;
  return address.port;
}

/** What a server answers to some bytes, until it closes the connection. */
async function say(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

function hello(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end('hello');
}

const rest = 'HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

test('a page is served, with the headers of the table whatever the handler says', async () => {
  const port = await start((request, response) => {
    response.setHeader('cache-control', 's-maxage=1');
    hello(request, response);
  });
  const answer = await say(port, `GET /about?x=1 ${rest}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).toMatch(/\r\ncache-control: public, max-age=0, must-revalidate\r\n/i);
  expect(answer).not.toContain('s-maxage');
  expect(answer).toMatch(/\r\nhello\r\n/);
});

test('what Next says to itself is not said to others', async () => {
  const port = await start((_, response) => {
    response.setHeader('X-Middleware-Rewrite', '/en/about');
    response.setHeader('x-nextjs-prerender', ['1', '1']);
    response.setHeader('Vary', 'rsc, next-router-prefetch, Accept-Encoding');
    response.writeHead(200, { 'Content-Type': 'text/html', 'x-nextjs-cache': 'HIT' });
    response.end('hello');
  });
  const answer = await say(port, `GET /about ${rest}`);
  expect(answer).not.toMatch(/\r\nx-(?:nextjs|middleware)/i);
  expect(answer).toMatch(/\r\nvary: Accept-Encoding\r\n/i);
});

test.each([
  ['TRACE /', 405],
  ['OPTIONS *', 405],
  ['POST /contact', 405],
  ['DELETE /', 405],
  ['GET http://other.example/about/', 400],
  ['GET *', 400],
  ['NOTHING /', 400],
])('%s is refused before anything reads it', async (target, status) => {
  const handle = jest.fn(hello);
  const answer = await say(await start(handle), `${target} ${rest}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toMatch(/\r\nlocation:/i);
  expect(handle).not.toHaveBeenCalled();
});

/** Headers that no answer of the site lacks. */
const guarded = [
  /\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n/i,
  /\r\nstrict-transport-security: max-age=/i,
  /\r\nx-content-type-options: nosniff\r\n/i,
  /\r\ncache-control: public, max-age=0, must-revalidate\r\n/i,
  /\r\nconnection: close\r\n/i,
];

test.each([
  ['a method that nobody knows', `NOTHING / ${rest}`, '400 Bad Request'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', '400 Bad Request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n', '408 Request Timeout'],
])('%s is answered with the headers of errors', async (_, bytes, due) => {
  const handle = jest.fn(hello);
  const port = await start(handle);
  // Else the test would take as long as clients are given.
  server.headersTimeout = 100;
  const answer = await say(port, bytes);
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${due}`);
  for (const header of guarded) expect(answer).toMatch(header);
  expect(answer.split('\r\n\r\n')[1]).toBe(due);
  expect(answer).toContain(`\r\nContent-Length: ${due.length}\r\n`);
  expect(handle).not.toHaveBeenCalled();
});

test('what cannot be read is refused on a connection whose answers have all been given', async () => {
  const socket = connect(await start(hello), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    if (answer.endsWith('hello\r\n0\r\n\r\n')) socket.write('no request\r\n\r\n');
  });
  socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('what cannot be read behind a request never gets into the answer to that', async () => {
  let finish = () => {};
  const port = await start((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write('hel');
    finish = () => response.end('lo');
  });
  const said = say(port, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n');
  const answer = await said;
  finish();
  expect(answer).not.toContain('400');
  expect(answer).toMatch(/^HTTP\/1\.1 200 |^$/);
});

test('a tunnel is not opened', async () => {
  expect(await say(await start(hello), `CONNECT other.example:443 ${rest}`)).toBe('');
});

test('a handler that fails answers 500, and the server goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const port = await start(async (request, response) => {
    if (request.url === '/fails') throw new Error('planted');
    hello(request, response);
  });
  expect(await say(port, `GET /fails ${rest}`)).toMatch(/^HTTP\/1\.1 500 /);
  expect(await say(port, `GET /about ${rest}`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('clients that send a byte now and then keep nobody waiting, and are sent away', async () => {
  const port = await start(hello);
  // Else the test would take as long as they are given.
  server.headersTimeout = 300;
  server.requestTimeout = 600;
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('G');
    const timer = setInterval(() => socket.write('E'), 1000);
    return { socket, closed: once(socket, 'close').then(() => clearInterval(timer)) };
  });
  const begun = performance.now();
  expect(await say(port, `GET /about ${rest}`)).toMatch(/\r\nhello\r\n/);
  expect(performance.now() - begun).toBeLessThan(1500);
  await Promise.all(slow.map(({ socket, closed }) => socket.resume() && closed));
}, 15_000);

test('a file that nobody waits for is closed', async () => {
  const { createReadStream } = await import('node:fs');
  let file: ReturnType<typeof createReadStream> | undefined;
  const port = await start((_, response) => {
    file = createReadStream('package-lock.json', { highWaterMark: 1024 });
    file.pipe(response);
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /a.json HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  while (file?.destroyed !== true) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(file.readableEnded).toBe(false);
});
