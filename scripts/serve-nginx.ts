/**
 * `npm run serve:nginx`: serves `out/` with nginx and the configuration that the build has written, on this
 * machine only. PORT chooses the port. All that nginx writes stays below `.cache/nginx`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { nginxFolder } from '@/build/host-configuration';
import { nginxMain } from '@/build/hosts/nginx-configuration';
import { staticFolder } from '@/build/page-files';
import { giveUp } from './give-up.mjs';
import { startInquiriesProcess } from './inquiries-process';
import { brotliModule, nginxCommand, nginxMissing } from './nginx';
import { port, requireBuild, runToEnd } from './serve-common.mjs';

const command = nginxCommand() ?? giveUp(`The site cannot be served: ${nginxMissing}.`);
requireBuild(`${staticFolder}/_headers`, 'build:static');
// Several may run at a time: each has a folder of its own.
const temporary = path.resolve('.cache/nginx', String(port));
const configuration = path.join(temporary, 'nginx.conf');
mkdirSync(temporary, { recursive: true });
writeFileSync(
  configuration,
  nginxMain({
    listen: `127.0.0.1:${port}`,
    root: path.resolve(staticFolder),
    folder: path.resolve(nginxFolder),
    temporary,
    inquiries: await startInquiriesProcess(),
    brotliModule: brotliModule(),
    // By default nginx switches to the user nobody, who may not be able to read a folder of root.
    user: process.getuid?.() === 0 ? userInfo().username : undefined,
  }),
);
console.log(`The site will be at http://localhost:${port}`);
runToEnd(command, ['-p', temporary, '-e', 'stderr', '-c', configuration]);
