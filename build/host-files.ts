import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import * as headers from '@/deploy/headers.mjs';
import { contentTypes } from '@/deploy/types.mjs';
import { originals } from '@/scripts/site-file-server.mjs';
import { headersFile } from './hosts/headers-file';
import { enoughOpenFiles, nginxMain } from './hosts/nginx-main';
import { nginxHttp, nginxServer } from './hosts/nginx-site';
import { redirectsFile } from './hosts/redirects-file';
import { vercelFile } from './hosts/vercel-file';

/** Where nginx finds what it has to know of the site; written by the build, and no part of the output. */
export const nginxFolder = 'deploy/nginx';

/** What hosts of files are told; none of them serves it. */
function outputFiles(): Record<string, string> {
  return {
    _headers: headersFile(headers, contentTypes),
    _redirects: redirectsFile(allPaths),
    'vercel.json': vercelFile(headers, contentTypes),
    // Both compress by themselves, and do not leave out what others are told.
    '.assetsignore': ['*.br', '*.gz', 'vercel.json', '.vercelignore', ''].join('\n'),
    '.vercelignore': ['*.br', '*.gz', '_headers', '_redirects', '.assetsignore', ''].join('\n'),
  };
}

/** Where things are in the container of `deploy/container/Containerfile`. */
export const container = {
  listen: '8080',
  root: '/srv/hablon/out',
  folder: '/srv/hablon/nginx',
  temporary: '/tmp',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  user: undefined,
  openFiles: enoughOpenFiles,
};

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/**
 * Writes what the hosts of the static output have to know: `_headers`, `_redirects`, `vercel.json` and
 * lists of what is not uploaded in it, and beside it the configuration of nginx: for any `http` and `server` block, and for the container.
 * @param folder the static output, with all its files
 * @returns the files that it has in the output, below the folder
 */
export function writeHostFiles(folder: string): string[] {
  const site = { headers, types: contentTypes, originals: originals(folder) };
  write(nginxFolder, {
    'http.conf': nginxHttp(site),
    'site.conf': nginxServer(site),
    'nginx.conf': nginxMain(container),
  });
  const files = outputFiles();
  write(folder, files);
  return Object.keys(files);
}
