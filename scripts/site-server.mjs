/** The HTTP server of both Node hosts: limits, headers and error responses. */
import { readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { canonicalUrlOf, contentTypeOf, hiddenFiles } from '../deploy/files.mjs';
import { commonHeaders, responseHeaders } from '../deploy/headers.mjs';
import { isInquiriesPath } from '../lib/inquiries/inquiries-path.mjs';
import { host, port } from './serve-common.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Time limits of clients, in milliseconds: one that sends a byte a second must not take up what others need. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
/** The same for a client that does not read the response. */
const idleTimeout = 30_000;

// Its types are those of Express; it needs no more than those of Node.
const compress = /** @type {(request: any, response: any, next: () => void) => void} */ (
  compression()
);

const plainTextType = 'text/plain; charset=utf-8';

/**
 * Sets the headers of the table on a response, whatever code writes it.
 * @param {string} pathname of the request, without query
 * @param {Response} response
 */
function enforceHeaders(pathname, response) {
  const writeHead = response.writeHead;
  response.writeHead = (/** @type {number} */ code, /** @type {any[]} */ ...rest) => {
    // The page that is sent as a 404 response keeps that status.
    const status = code === 200 ? response.statusCode : code;
    // The headers are the last argument, after an optional reason phrase.
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    const type = response.getHeader('Content-Type')?.toString();
    for (const [name, value] of Object.entries(responseHeaders(pathname, status, type))) {
      response.setHeader(name, value);
    }
    return writeHead.call(response, status);
  };
}

/** Responds with a status alone and closes the connection. @param {Response} response @param {number} status */
export function refuse(response, status) {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.writeHead(status, { 'Content-Type': plainTextType, Connection: 'close' });
  response.end(`${status} ${STATUS_CODES[status]}`);
}

/** Status for a request that Node cannot parse, by the code of its error; 400 for any other. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Responds to a request that cannot be parsed, and closes the connection.
 * @param {Error & { code?: string }} error
 * @param {import('node:stream').Duplex} socket on which no other response is under way
 */
function refuseUnparsed({ code = '' }, socket) {
  const status = statuses.get(code) ?? 400;
  const headers = { ...responseHeaders('/', status, ''), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(response, () => socket.destroy());
}

/**
 * A server that is not listening yet. It responds to GET and HEAD with the headers of `deploy/headers.mjs`,
 * compresses what is not compressed, and disconnects slow clients.
 * @param {(request: Request, response: Response) => unknown} handle may return a promise
 * @param {(request: Request, response: Response) => unknown} [inquiries] handles the requests of the service that
 *   takes inquiries, which may have other methods and a body
 */
export function createSiteServer(handle, inquiries) {
  /** Connections that have sent a request. */
  const used = new WeakSet();
  const server = createServer(limits, (request, response) => {
    const { method, url = '', socket } = request;
    used.add(socket);
    if (inquiries !== undefined && isInquiriesPath(url)) {
      for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
      return inquiries(request, response);
    }
    // Otherwise a file would stay open after its client has gone.
    response.on('pipe', (source) => response.once('close', () => source.destroy()));
    compress(request, response, async () => {
      enforceHeaders(url.split('?', 1)[0] ?? '/', response);
      if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405);
      // Request targets for proxies, and `*`: no path of this server.
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
    // A client that waits for a response would take the error for a part of it.
    if (used.has(socket) || !socket.writable) socket.destroy();
    else refuseUnparsed(error, socket);
  });
  return server;
}

/**
 * Listens on HOST and PORT (environment variables), and logs the URL; on Ctrl-C, closes all connections.
 * @param {import('node:http').Server} server
 * @param {() => unknown} [onClose] called on Ctrl-C, too
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
 * Serves the files of a folder by their exact URL paths, with their types; Markdown with the URL of its page.
 * Only files that are there at the start are served: no path can lead out of the folder.
 * @param {string} folder
 * @param {boolean} [isCompressed] whether to send the compressed copies beside the files to clients that accept them
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
        const url = canonicalUrlOf(readFileSync(path.join(folder, pathname), 'utf8'));
        response.setHeader('Link', `<${url}>; rel="canonical"`);
      }
    },
  });
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    // A file has one URL path: sirv would find it at others, too.
    if (/\/$|%/.test(pathname) || hiddenFiles.test(pathname)) return next();
    // Range requests are not needed, and sirv fails at a range that ends before it begins.
    delete request.headers.range;
    files(request, response, next);
  };
}
