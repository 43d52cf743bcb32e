import { existsSync } from 'node:fs';
import { aptInstall, commandExists } from '@/build/run.mjs';

/** What to do where nginx is missing. */
export const nginxMissing =
  'there is no nginx: apt-get install nginx libnginx-mod-http-brotli-static (or brew install nginx)';

/** The command that starts nginx, which Debian keeps where not every shell looks; undefined where there is none. */
export function nginxCommand(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((command) => commandExists(command, '-v'));
}

/** The module that sends `.br` files, where Debian, Fedora and Alpine keep it; undefined where there is none. */
export function brotliModule(): string | undefined {
  return ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
    .map((folder) => `${folder}/ngx_http_brotli_static_module.so`)
    .find(existsSync);
}

/** Installs nginx by apt-get where tests run unattended (`CI`); elsewhere nothing is installed unasked. */
export function ensureNginx(): void {
  if (nginxCommand() === undefined && process.env.CI && process.getuid?.() === 0) {
    console.log('No nginx found.');
    aptInstall('nginx', 'libnginx-mod-http-brotli-static');
  }
}
