/** @jest-environment node */
import { once } from 'node:events';
import { createReadStream, type ReadStream } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createSiteServer } from './site-server.mjs';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server, and says something to it. @returns what it answers until it closes the connection */
async function say(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  bytes: string,
  headersTimeout = 10_000,
): Promise<string> {
  server = createSiteServer(handle);
  server.headersTimeout = headersTimeout;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Of a server on a port: what `address` also says of pipes does not come.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test('half a request is answered with the headers of errors', async () => {
  const answer = await say(() => {}, 'GET / HTTP/1.1\r\nHost: a\r\n', 100);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(answer).toMatch(/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n$/);
});

test('what cannot be read behind a request never gets into the answer to that', async () => {
  const handle = (_: IncomingMessage, response: ServerResponse) => response.write('hel');
  const answer = await say(handle, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n');
  expect(answer).not.toContain('400');
});

test('a handler that fails answers 500', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const handle = () => Promise.reject(new Error('planted'));
  expect(await say(handle, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 500 /);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a file that nobody waits for is closed', async () => {
  let file: ReadStream | undefined;
  await say((request, response) => {
    file = createReadStream('package-lock.json', { highWaterMark: 1024 });
    file.pipe(response);
    file.once('data', () => request.socket.destroy());
  }, 'GET /a.json HTTP/1.1\r\nHost: a\r\n\r\n');
  while (file?.destroyed !== true) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(file.readableEnded).toBe(false);
});
