import { createServer } from 'node:http';
import { keepAnswerHeaders } from './answer-headers.mjs';
import { refuseRaw } from './raw-refusal.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * What clients may take of a server, in milliseconds: one that sends a byte a second is sent away before
 * it matters. No answer of ours is large enough to take two minutes on any line that browsers are used on.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const answerTimeout = 120_000;

/**
 * Why a request is not for a site of files and pages.
 * @param {Request} request
 * @returns {{ status: number, text: string } | undefined}
 */
function refusal({ method, url = '' }) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: '405 Method Not Allowed' };
  // Neither a path nor meant for this server: `*`, `http://other.example/`, what proxies are asked for.
  return url.startsWith('/') ? undefined : { status: 400, text: '400 Bad Request' };
}

/**
 * @param {Response} response
 * @param {{ status: number, text: string }} answer
 */
function refuse(response, { status, text }) {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  // What else the client has to say is not read.
  response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/**
 * A server that is not listening yet: it reads nothing but paths, answers with the headers of
 * `deploy/headers.mjs`, and lets no slow client keep what others need.
 * @param {(request: Request, response: Response) => unknown} handle may return a promise
 */
export function createSiteServer(handle) {
  /** Connections on which answers are due or under way, and how many. @type {WeakMap<object, number>} */
  const due = new WeakMap();
  const server = createServer(limits, async (request, response) => {
    const refused = refusal(request);
    const [pathname = '/'] = refused ? ['/'] : (request.url ?? '/').split('?', 1);
    keepAnswerHeaders(pathname, response);
    const { socket } = request;
    due.set(socket, (due.get(socket) ?? 0) + 1);
    response.once('close', () => due.set(socket, (due.get(socket) ?? 1) - 1));
    // Answers behind one that a client never took are not closed with it: none keeps a stopped server up.
    const giveUp = setTimeout(() => response.destroy(), answerTimeout).unref();
    response.once('close', () => clearTimeout(giveUp));
    // What reads a file for a client that has gone would keep it open.
    response.on('pipe', (source) => response.once('close', () => source.destroy()));
    if (refused) {
      refuse(response, refused);
      return;
    }
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, text: '500 Internal Server Error' });
    }
  });
  server.on('clientError', (error, socket) => {
    // A client that waits for another answer would take this one for a part of it.
    if (due.get(socket)) socket.destroy();
    else refuseRaw(error, socket);
  });
  return server;
}

/** Where servers listen: on this machine only, unless they are told otherwise. */
export const host = process.env.HOST || '127.0.0.1';

/**
 * Listens on the address that the variable HOST names, and says so; on Ctrl-C, closes what is open.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {() => unknown} [onClose] what there is to do besides
 */
export function listen(server, port, onClose) {
  server.listen(port, host, () => console.log(`The site is at http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
      onClose?.();
    });
  }
}
