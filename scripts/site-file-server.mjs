import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { hiddenFiles } from '../deploy/hidden-files.mjs';
import { originalOf } from '../deploy/original-of.mjs';
import { contentTypeOf } from '../deploy/types.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * The addresses of the pages whose texts the files of Markdown hold, as they say themselves, by URL path.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function originals(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const url = originalOf(readFileSync(path.join(folder, file), 'utf8'));
        return [`/${file.split(path.sep).join('/')}`, url];
      }),
  );
}

const compress = compression();

/** @typedef {(request: Request, response: Response, next: () => void) => void} Handler */

/**
 * A handler whose answers are compressed.
 * @param {Handler} handler
 * @returns {Handler}
 */
export function compressed(handler) {
  return (request, response, next) => {
    // The types of compression are those of express; it needs no more than node's.
    /** @type {any} */
    const asked = request;
    /** @type {any} */
    const answer = response;
    compress(asked, answer, () => handler(request, response, next));
  };
}

/**
 * Serves the files of a folder by their exact addresses, with their types; Markdown with the address
 * of its page. Only what is there at the start is served: no path can lead out of the folder.
 * @param {string} folder
 * @param {boolean} [isCompressed] whether the compressed copies beside its files are sent to who reads them
 * @returns {Handler}
 */
export function siteFileServer(folder, isCompressed = false) {
  const canonical = originals(folder);
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    brotli: isCompressed,
    gzip: isCompressed,
    setHeaders(response, pathname) {
      const type = contentTypeOf(pathname);
      if (type !== undefined) response.setHeader('Content-Type', type);
      const url = canonical.get(pathname);
      if (url !== undefined) response.setHeader('Link', `<${url}>; rel="canonical"`);
    },
  });
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A file has one address: sirv would find it under others, too.
    const isFile =
      !pathname.endsWith('/') && !pathname.includes('%') && !hiddenFiles.test(pathname);
    if (!isRead || !isFile) {
      next();
      return;
    }
    // Nothing here is fetched in parts, and sirv fails at a range that ends before it begins.
    delete request.headers.range;
    files(request, response, next);
  };
}
