/**
 * `npm start`: serves the build on the Next server, and the crawler files beside it. Needs no sources and
 * no development packages. PORT chooses the port, HOST the address.
 */
import { createServer } from 'node:http';
import next from 'next';
import { contentTypeOf, serverCrawlerFiles } from '../deploy/files.mjs';
import { startEmbeddedInquiries } from './embedded-inquiries.mjs';
import { giveUp } from './give-up.mjs';
import { port, requireBuild } from './serve-common.mjs';
import { createSiteServer, listen, siteFileServer } from './site-server.mjs';

requireBuild(serverCrawlerFiles, 'build');

/** The service that takes inquiries, as scripts/finish-server-build.ts has bundled it. */
const bundle = '../.next/inquiries.mjs';
const inquiries = await startEmbeddedInquiries(() => import(bundle)).catch(giveUp);

/**
 * The request headers that Next gets: those that decide which bytes of a page are sent. It reads dozens of others,
 * some of which change its response, such as where a redirect leads (`x-forwarded-host`) or whether it sends
 * HTML (`rsc`).
 */
const allowed = ['host', 'accept-encoding', 'if-none-match', 'if-modified-since', 'connection'];

/**
 * The URL that Next gets, so that `resolvePath` decides about every path that is no file. The data of Next's
 * router beside each page (`/about.rsc`) is escaped, so that Next does not serve it. For a file with a trailing
 * slash Next would not call the middleware: with a prefix it does, and the redirect drops both.
 * @param {string} url path and query
 */
function nextUrl(url) {
  const [pathname = '/'] = url.split('?', 1);
  const isFileWithSlash = pathname.endsWith('/') && pathname.includes('.');
  const escapedPath = isFileWithSlash
    ? `/en${pathname}`
    : pathname.replace(/\.(?=rsc$|segments\/)/g, '%2e');
  return escapedPath + url.slice(pathname.length);
}

/**
 * Removes the internal headers of Next from a response, and corrects its types: Next sets that of a route as a list of
 * one, and for some files another than the table.
 * @param {string} pathname of the request, without query
 * @param {import('node:http').ServerResponse} response
 */
function correctHeaders(pathname, response) {
  const writeHead = response.writeHead;
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    for (const name of response.getHeaderNames()) {
      if (/^x-(?:nextjs|middleware)-/.test(name)) response.removeHeader(name);
    }
    if (response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding');
    const type = response.getHeader('Content-Type')?.toString();
    if (type !== undefined) {
      const isFile = status === 200 && !type.startsWith('text/html');
      response.setHeader('Content-Type', (isFile && contentTypeOf(pathname)) || type);
    }
    return writeHead.call(response, status, ...rest);
  };
}

const files = siteFileServer(serverCrawlerFiles);
// Next would handle WebSocket upgrades on the server that it gets: this one receives none.
const app = next({ dev: false, port, httpServer: createServer() });
await app.prepare();
const handle = app.getRequestHandler();
const server = createSiteServer((request, response) => {
  for (const name of Object.keys(request.headers)) {
    if (!allowed.includes(name)) delete request.headers[name];
  }
  return new Promise((resolve, reject) => {
    files(request, response, () => {
      const url = request.url ?? '/';
      correctHeaders(url.split('?', 1)[0] ?? '/', response);
      request.url = nextUrl(url);
      handle(request, response).then(resolve, reject);
    });
    response.once('close', resolve);
  });
}, inquiries?.handle);
listen(server, async () => {
  await Promise.all([inquiries?.stop(), app.close()]);
  process.exit(0);
});
