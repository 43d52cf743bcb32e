/**
 * `npm run serve:static [-- --dir <folder>]`: serves `out/`, or a copy of it, as a CDN with our redirects
 * would: the decision of `i18n/paths.ts`, localized not-found pages, compression, the headers of
 * `deploy/headers.mjs`. PORT chooses the port.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticFile, staticFolder } from '@/build/static-files';
import { allPaths } from '@/content/pages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import { resolvePath } from '@/i18n/paths';
import { compressed, siteFileServer } from './site-file-server.mjs';
import { createSiteServer, listen } from './site-server.mjs';

const { dir: folder } = parseArgs({
  options: { dir: { type: 'string', default: staticFolder } },
}).values;

if (!existsSync(path.join(folder, staticFile(defaultLocale, '/')))) {
  console.error(`There is no site in ${folder}/ yet: npm run build:static makes it.`);
  process.exit(1);
}

const paths = new Set(allPaths);

// In another folder, files may have been changed since they were compressed.
const files = siteFileServer(folder, folder === staticFolder);

const notFound = new Map<Locale, Buffer>(
  localeCodes.map((locale) => [
    locale,
    readFileSync(path.join(folder, staticFile(locale, '/404'))),
  ]),
);

/** What is asked for: the path as it stands in the URL, and the query with its question mark. */
type Target = { pathname: string; search: string };

/** Answers with a status other than 200. */
function answer(response: ServerResponse, status: number, body: Buffer | string): void {
  const type = typeof body === 'string' ? 'text/plain' : 'text/html';
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

/** Answers a request for a page, or for nothing that exists. */
function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: Target,
): void {
  const resolution = resolvePath(pathname, paths);
  switch (resolution.kind) {
    case 'malformed':
      answer(response, 400, '400 Bad Request');
      break;
    case 'redirect':
      response.writeHead(resolution.status, { Location: resolution.location + search });
      response.end();
      break;
    case 'missing':
      answer(response, 404, notFound.get(resolution.locale) ?? '404 Not Found');
      break;
    case 'page':
      request.url = `/${staticFile(resolution.locale, resolution.path)}`;
      files(request, response, () => answer(response, 500, `${request.url} is missing`));
  }
}

function serve(request: IncomingMessage, response: ServerResponse): void {
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  const target = { pathname, search: (request.url ?? '').slice(pathname.length) };
  const next = () => servePage(request, response, target);
  // A page has one address: that of its file is none.
  if (pathname.endsWith('.html')) next();
  else files(request, response, next);
}

const handle = compressed(serve);
listen(
  createSiteServer((request, response) => handle(request, response, () => {})),
  Number(process.env.PORT ?? 3000),
);
