/** Serves the files of another site as a plain nginx would: gzip, and nothing of ours. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { nginxCommand, nginxMissing } from '@/scripts/nginx';
import { freePort } from './free-port';

/** A server, and how it is stopped. */
export type Served = { origin: string; stop: () => Promise<void> };

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function configuration(root: string, temporary: string, port: number): string {
  return `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
pid "${temporary}/nginx.pid";
error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
${temporaryFolders.map((name) => `  ${name}_temp_path "${temporary}/${name}";`).join('\n')}
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript text/javascript image/svg+xml text/plain application/json application/manifest+json;
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    error_page 404 /404.html;
    location ~ ^/(?:_next/static|_astro)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}

/**
 * Starts it.
 * @param name the peer's name
 * @param folder its files
 * @throws Error when there is no nginx or no such folder, or it does not answer
 */
export async function servePeer(name: string, folder: string): Promise<Served> {
  const command = nginxCommand();
  if (command === undefined) throw new Error(`--peer ${name}: ${nginxMissing}`);
  if (!existsSync(folder)) throw new Error(`--peer ${name}: there is no folder ${folder}`);
  const port = await freePort();
  const temporary = path.resolve('.cache/nginx', String(port));
  mkdirSync(temporary, { recursive: true });
  const file = path.join(temporary, 'nginx.conf');
  writeFileSync(file, configuration(path.resolve(folder), temporary, port));
  const server = spawn(command, ['-p', temporary, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < 50 && server.exitCode === null; attempt += 1) {
    // Whatever it says: some sites have no home page.
    if (await fetch(origin).catch(() => undefined)) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`--peer ${name}: nginx does not answer on port ${port}`);
}
