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

/** Starts a server, and sends bytes to it. @returns the response until it closes the connection */
async function sendTo(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  bytes: string,
  headersTimeout = 10_000,
): Promise<string> {
  server = createSiteServer(handle);
  server.headersTimeout = headersTimeout;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, so the address is not that of a pipe.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return response;
}

test('an incomplete request is answered with an error that has the headers of the table', async () => {
  const text = await sendTo(() => {}, 'GET / HTTP/1.1\r\nHost: a\r\n', 100);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(text).toMatch(/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n$/);
});

test('malformed bytes after a request never add to its response', async () => {
  const handle = (_: IncomingMessage, response: ServerResponse) => response.write('hel');
  const text = await sendTo(handle, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\nno request\r\n\r\n');
  expect(text).not.toContain('400');
});

test('a handler that fails answers 500', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const handle = () => Promise.reject(new Error('planted'));
  expect(await sendTo(handle, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 500 /,
  );
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a file is closed when its client is gone', async () => {
  let file: ReadStream | undefined;
  await sendTo((request, response) => {
    file = createReadStream('package-lock.json', { highWaterMark: 1024 });
    file.pipe(response);
    file.once('data', () => request.socket.destroy());
  }, 'GET /a.json HTTP/1.1\r\nHost: a\r\n\r\n');
  while (file?.destroyed !== true) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(file.readableEnded).toBe(false);
});
