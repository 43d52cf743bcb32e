import { readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { contentTypeOf, hiddenFiles, originalOf } from '../deploy/files.mjs';

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
