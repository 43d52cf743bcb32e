import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRules, headersFile } from '@/build/hosts/headers-file';
import { nginxHttp, nginxMain, nginxServer } from '@/build/hosts/nginx-configuration';
import { redirectsFile } from '@/build/hosts/redirects-file';
import { allPaths } from '@/content/pages';
import { site } from '@/content/site';
import { canonicalUrlOf } from '@/deploy/files.mjs';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import { filesBelow } from './files-below';

/** Folder of the nginx configuration that the build writes; no part of the output. */
export const nginxFolder = 'deploy/nginx';

/** Where things are in the container of `deploy/container/Containerfile`. */
export const container = {
  listen: '8080',
  root: '/srv/hablon/out',
  folder: '/srv/hablon/nginx',
  temporary: '/tmp',
  // The other container of deploy/inquiries/compose.yaml.
  inquiries: site.inquiriesUrl === inquiriesPath ? 'inquiries:8787' : undefined,
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

function write(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/**
 * Writes what the hosts of the static output have to know: in it `_headers`, `_redirects` and a list of what is
 * not uploaded to Cloudflare, which compresses by itself; beside it the configuration of nginx, for any `http`
 * and `server` block, and for the container.
 * @returns the files that it has written into the output, below the folder
 * @throws Error when the table of headers has a rule that some host could not follow
 */
export function writeHostFiles(folder: string): string[] {
  checkRules(new Set(localeCodes.flatMap((l) => allPaths.map((page) => localizedPath(l, page)))));
  const canonicalUrls = filesBelow(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file): [string, string] => [
      `/${file}`,
      canonicalUrlOf(readFileSync(path.join(folder, file), 'utf8')),
    ]);
  write(nginxFolder, {
    'http.conf': nginxHttp(new Map(canonicalUrls)),
    'site.conf': nginxServer(),
    'nginx.conf': nginxMain(container),
  });
  const files = {
    _headers: headersFile(),
    _redirects: redirectsFile(),
    '.assetsignore': '*.br\n*.gz\n',
  };
  write(folder, files);
  return Object.keys(files);
}
