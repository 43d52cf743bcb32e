/**
 * `npm start`: serves the build on the Next server, and what machines ask for beside it. Needs no sources
 * and no development packages. PORT chooses the port, HOST the address.
 */
import { createServer } from 'node:http';
import next from 'next';
import { serverMachineFiles } from '../deploy/files.mjs';
import { port, requireBuild } from './serve.mjs';
import { createSiteServer, listen, siteFileServer } from './site-server.mjs';

requireBuild(serverMachineFiles, 'build');

/**
 * What decides which bytes of a page are sent, and nothing else that a client may say. Next looks at dozens of
 * headers, some of which change what it answers, such as where its redirects lead (`x-forwarded-host`) or
 * whether it sends HTML (`rsc`).
 */
const known = ['host', 'accept-encoding', 'if-none-match', 'if-modified-since', 'connection'];

/**
 * The address by which Next is asked, so that `resolvePath` judges all that is no file. What Next has for its
 * own router beside each page (`/about.rsc`) gets a form that Next does not take for its own. A file with a
 * slash at its end Next would find and ask nobody: a prefix that goes is asked about, and the slash goes with it.
 * @param {string} url path and query
 */
function nextAddress(url) {
  const [pathname = '/'] = url.split('?', 1);
  const isFileWithSlash = pathname.endsWith('/') && pathname.includes('.');
  const judged = isFileWithSlash
    ? `/en${pathname}`
    : pathname.replace(/\.(?=rsc$|segments\/)/g, '%2e');
  return judged + url.slice(pathname.length);
}

const files = siteFileServer(serverMachineFiles);
// Next would answer upgrades to web sockets on the server that it is given: this one gets none.
const app = next({ dev: false, port, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const server = createSiteServer((request, response) => {
  for (const name of Object.keys(request.headers)) {
    if (!known.includes(name)) delete request.headers[name];
  }
  return new Promise((resolve, reject) => {
    files(request, response, () => {
      request.url = nextAddress(request.url ?? '/');
      handle(request, response).then(resolve, reject);
    });
    response.once('close', resolve);
  });
});
listen(server, () => app.close().then(() => process.exit(0)));
