/**
 * `npm run serve:nginx`: serves `out/` with nginx and the configuration that the build has written, on this
 * machine only. PORT chooses the port. All that nginx writes stays below `.cache/nginx`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { nginxFolder } from '@/build/host-files';
import { enoughOpenFiles, nginxMain } from '@/build/hosts/nginx-main';
import { staticFolder } from '@/build/static-files';
import { brotliModule, mostOpenFiles, nginxCommand, nginxMissing } from './nginx';

const port = Number(process.env.PORT ?? 3000);
// Several may run at a time: each has a folder of its own.
const folder = path.resolve('.cache/nginx', String(port));

/** @throws Error saying what is missing */
function start(): void {
  const command = nginxCommand();
  if (command === undefined) throw new Error(`The site cannot be served: ${nginxMissing}.`);
  if (!existsSync(`${staticFolder}/index.html`) || !existsSync(`${nginxFolder}/site.conf`)) {
    throw new Error(`There is no site in ${staticFolder}/ yet: npm run build:static makes it.`);
  }
  mkdirSync(folder, { recursive: true });
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    nginxMain({
      listen: `127.0.0.1:${port}`,
      root: path.resolve(staticFolder),
      folder: path.resolve(nginxFolder),
      temporary: folder,
      brotliModule: brotliModule(),
      // Nobody, whom nginx would take instead, need not be able to read a folder of root's.
      user: process.getuid?.() === 0 ? userInfo().username : undefined,
      // nginx could not ask for more, and would stay with less.
      openFiles: Math.min(enoughOpenFiles, mostOpenFiles()),
    }),
  );
  const server = spawn(command, ['-p', folder, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  server.on('spawn', () => console.log(`The site is at http://localhost:${port}`));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
