/**
 * `npm run serve:static [-- --dir <folder>]`: serves `out/`, or a copy of it, as a CDN with our redirects
 * would, and runs the service of inquiries: the decision of `i18n/paths.ts`, localized not-found pages, compression,
 * the headers of `deploy/headers.mjs`. PORT chooses the port.
 */
import { parseArgs } from 'node:util';
import { staticFile, staticFolder } from '@/build/page-files';
import { allPaths } from '@/content/pages';
import { resolvePath } from '@/i18n/paths';
import { startEmbeddedInquiries } from './embedded-inquiries.mjs';
import { giveUp } from './give-up.mjs';
import { requireBuild } from './serve-common.mjs';
import { createSiteServer, listen, refuse, siteFileServer } from './site-server.mjs';

const { dir: folder } = parseArgs({
  options: { dir: { type: 'string', default: staticFolder } },
}).values;
requireBuild(`${folder}/index.html`, 'build:static');

const paths = new Set(allPaths);

// In another folder, files may have been changed since they were compressed.
const files = siteFileServer(folder, folder === staticFolder);

const inquiries = await startEmbeddedInquiries(() => import('@/inquiries/main')).catch(giveUp);

const server = createSiteServer((request, response) => {
  const target = request.url ?? '/';
  const [pathname = '/'] = target.split('?', 1);
  const found = resolvePath(pathname, paths);
  if (found.kind === 'malformed') return refuse(response, 400);
  if (found.kind === 'redirect') {
    const Location = found.location + target.slice(pathname.length);
    response.writeHead(found.status, { Location }).end();
    return;
  }
  const sendNotFound = () => {
    response.statusCode = 404;
    // The not-found page is sent whole, never as a 304.
    delete request.headers['if-none-match'];
    request.url = `/${staticFile(found.locale, '/404')}`;
    files(request, response, () => refuse(response, 404));
  };
  if (found.kind === 'page') request.url = `/${staticFile(found.locale, found.path)}`;
  // A page has one URL, without `.html`: the path of its file is not found.
  else if (pathname.endsWith('.html')) return sendNotFound();
  files(request, response, sendNotFound);
}, inquiries?.handle);

listen(server, inquiries?.stop);
