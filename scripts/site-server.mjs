/** The front of both Node servers. */
import { readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { contentTypeOf, hiddenFiles, originalOf } from '../deploy/files.mjs';
import { answerHeaders } from '../deploy/headers.mjs';
import { host, port } from './serve.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * What clients may take of a server, in milliseconds: one that sends a byte a second is sent away before
 * it matters.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
/** The same for one that takes nothing of an answer. */
const idleTimeout = 30_000;

// Its types are those of express; it needs no more than node's.
const compress = /** @type {(request: any, response: any, next: () => void) => void} */ (
  compression()
);

const plainText = 'text/plain; charset=utf-8';

/**
 * Makes an answer carry the headers of the table, whoever writes it and whatever they say of the same, and
 * none of those by which Next tells its own router where it has found a page.
 * @param {string} pathname as it was asked for, without query
 * @param {Response} response
 */
function keepHeaders(pathname, response) {
  const writeHead = response.writeHead;
  response.writeHead = (/** @type {number} */ code, /** @type {any[]} */ ...rest) => {
    // A file that is sent in the place of another answer keeps that one's status.
    const status = code === 200 ? response.statusCode : code;
    // Called with the headers to send, after a reason or not.
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    for (const name of response.getHeaderNames()) {
      if (/^x-(?:nextjs|middleware)-/.test(name)) response.removeHeader(name);
    }
    if (response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding');
    // Next gives that of a route as a list of one, and has names of its own for others.
    const found = response.getHeader('Content-Type')?.toString();
    const isFile = status === 200 && found !== undefined && !found.startsWith('text/html');
    const type = isFile ? (contentTypeOf(pathname) ?? found) : found;
    if (type !== undefined) response.setHeader('Content-Type', type);
    for (const [name, value] of Object.entries(answerHeaders(pathname, status, type))) {
      response.setHeader(name, value);
    }
    return writeHead.call(response, status);
  };
}

/**
 * Answers with nothing but a status, and closes the connection: what else the client has to say is not read.
 * @param {Response} response
 * @param {number} status
 */
export function refuse(response, status) {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.writeHead(status, { 'Content-Type': plainText, Connection: 'close' });
  response.end(`${status} ${STATUS_CODES[status]}`);
}

/** What Node answers to what it cannot read as a request, by the code of its error; anything else is a bad one. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers on a connection what cannot be read as a request, and closes it.
 * @param {Error & { code?: string }} error
 * @param {import('node:stream').Duplex} socket on which no other answer is under way
 */
function refuseUnread({ code = '' }, socket) {
  const status = statuses.get(code) ?? 400;
  const headers = { ...answerHeaders('/', status, ''), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(answer, () => socket.destroy());
}

/**
 * A server that is not listening yet: it reads nothing but paths, answers with the headers of
 * `deploy/headers.mjs`, compresses what is not, and lets no slow client keep what others need.
 * @param {(request: Request, response: Response) => unknown} handle may return a promise
 */
export function createSiteServer(handle) {
  /** Connections over which something was asked. */
  const used = new WeakSet();
  const server = createServer(limits, (request, response) => {
    const { method, url = '', socket } = request;
    used.add(socket);
    // What reads a file for a client that has gone would keep it open.
    response.on('pipe', (source) => response.once('close', () => source.destroy()));
    compress(request, response, async () => {
      keepHeaders(url.split('?', 1)[0] ?? '/', response);
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
      // Neither a path nor meant for this server: `*`, `http://other.example/`, what proxies are asked for.
      if (!url.startsWith('/')) return refuse(response, 400);
      try {
        await handle(request, response);
      } catch (error) {
        console.error(error);
        if (response.headersSent) response.destroy();
        else refuse(response, 500);
      }
    });
  });
  server.timeout = idleTimeout;
  server.on('clientError', (error, socket) => {
    // A client that waits for another answer would take this one for a part of it.
    if (used.has(socket) || !socket.writable) socket.destroy();
    else refuseUnread(error, socket);
  });
  return server;
}

/**
 * Listens where the variables HOST and PORT say, and says so; on Ctrl-C, closes what is open.
 * @param {import('node:http').Server} server
 * @param {() => unknown} [onClose] what there is to do besides
 */
export function listen(server, onClose) {
  server.listen(port, host, () => console.log(`The site is at http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      onClose?.();
    });
  }
}

/**
 * Serves the files of a folder by their exact addresses, with their types; Markdown with the address
 * of its page. Only what is there at the start is served: no path can lead out of the folder.
 * @param {string} folder
 * @param {boolean} [isCompressed] whether the compressed copies beside its files are sent to who reads them
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void}
 */
export function siteFileServer(folder, isCompressed = false) {
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    brotli: isCompressed,
    gzip: isCompressed,
    setHeaders(response, pathname) {
      response.setHeader('Content-Type', contentTypeOf(pathname) ?? '');
      if (pathname.endsWith('.md')) {
        const url = originalOf(readFileSync(path.join(folder, pathname), 'utf8'));
        response.setHeader('Link', `<${url}>; rel="canonical"`);
      }
    },
  });
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    // A file has one address: sirv would find it under others, too.
    if (/\/$|%/.test(pathname) || hiddenFiles.test(pathname)) return next();
    // Nothing here is fetched in parts, and sirv fails at a range that ends before it begins.
    delete request.headers.range;
    files(request, response, next);
  };
}
