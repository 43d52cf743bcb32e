import { STATUS_CODES } from 'node:http';
import { answerHeaders } from './answer-headers.mjs';

/** What Node answers by itself to what it cannot read as a request; anything else is a bad one. */
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * The whole answer to what cannot be read as a request, as it goes over the wire: Node's own status, with the
 * headers that every error of the site has.
 * @param {string | undefined} code of Node's error
 * @returns {string}
 */
function rawRefusal(code) {
  const status = statuses.get(code ?? '') ?? 400;
  const reason = `${status} ${STATUS_CODES[status]}`;
  const type = 'text/plain; charset=utf-8';
  const headers = {
    ...answerHeaders('/', status, type),
    'Content-Type': type,
    'Content-Length': String(reason.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${reason}`, ...lines, '', reason].join('\r\n');
}

/**
 * Answers on a connection what cannot be read as a request, and closes it.
 * @param {Error & { code?: string }} error what Node says of it
 * @param {import('node:stream').Duplex} socket on which no other answer is under way
 */
export function refuseRaw(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // What else the client has to say is not read, and one that does not take the answer is not waited for.
  socket.end(rawRefusal(error.code), () => socket.destroy());
}
