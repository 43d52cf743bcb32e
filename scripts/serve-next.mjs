/**
 * `npm start`: serves the build on the Next server, and what machines ask for beside it. Needs no sources
 * and no development packages. PORT chooses the port, HOST the address.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import { serverSiteFiles } from '../build/server-site-files.mjs';
import { nextAddress } from './next-address.mjs';
import { compressed, siteFileServer } from './site-file-server.mjs';
import { createSiteServer, listen } from './site-server.mjs';

if (!existsSync(serverSiteFiles)) {
  console.error('There is no build yet: npm run build makes it.');
  process.exit(1);
}

/** What decides which bytes of a page are sent, and nothing else that a client may say. */
const known = ['host', 'accept-encoding', 'if-none-match', 'if-modified-since', 'connection'];

/**
 * Leaves of a request what the pages need. Next looks at dozens of headers, some of which change what
 * it answers, such as where its redirects lead (`x-forwarded-host`) or whether it sends HTML (`rsc`).
 * @param {import('node:http').IncomingMessage} request
 */
function keepKnownHeaders(request) {
  for (const name of Object.keys(request.headers)) {
    if (!known.includes(name)) delete request.headers[name];
  }
}

/**
 * Has an answer's type be one text. Next gives that of a route as a list of one, and what compresses answers
 * finds no type in a list.
 * @param {import('node:http').ServerResponse} response
 */
function keepOneType(response) {
  const set = response.setHeader;
  response.setHeader = (name, value) =>
    set.call(response, name, name.toLowerCase() === 'content-type' ? String(value) : value);
}

const files = compressed(siteFileServer(serverSiteFiles));
const port = Number(process.env.PORT ?? 3000);
// Next would answer upgrades to web sockets on the server that it is given: this one gets none.
const app = next({ dev: false, port, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const server = createSiteServer((request, response) => {
  keepKnownHeaders(request);
  keepOneType(response);
  return new Promise((resolve, reject) => {
    files(request, response, () => {
      request.url = nextAddress(request.url ?? '/');
      handle(request, response).then(resolve, reject);
    });
    response.once('close', resolve);
  });
});
listen(server, port, () => app.close().then(() => process.exit(0)));
