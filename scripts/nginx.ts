import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { commandExists, run } from './run.mjs';

/** Where Debian, Fedora and Alpine keep the module that sends `.br` files. */
const brotliModules = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_static_module.so`,
);

/** What to do where it is missing. */
export const nginxMissing =
  'there is no nginx: apt-get install nginx libnginx-mod-http-brotli-static (or brew install nginx)';

/** The command that starts nginx, which Debian keeps where not every shell looks; undefined where there is none. */
export function nginxCommand(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((command) => commandExists(command, '-v'));
}

/** The module that sends `.br` files; undefined where there is none. */
export function brotliModule(): string | undefined {
  return brotliModules.find((file) => existsSync(file));
}

/** How many files and connections a process that we start may have open at most. */
export function mostOpenFiles(): number {
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' });
  // Also where it says "unlimited", or nothing.
  return Number.parseInt(stdout, 10) || Number.POSITIVE_INFINITY;
}

/**
 * Makes sure that there is an nginx. Where tests run unattended (`CI`), the package manager of Debian and
 * Ubuntu installs it if it may; elsewhere nothing is installed unasked.
 * @returns whether there is one now
 */
export function ensureNginx(): boolean {
  if (nginxCommand() !== undefined) return true;
  const mayInstall = process.env.CI && process.getuid?.() === 0 && commandExists('apt-get');
  if (!mayInstall) return false;
  console.log('No nginx found: trying apt-get.');
  run('apt-get', ['update', '-qq']);
  const options = ['-y', '-qq', '--no-install-recommends'];
  run('apt-get', ['install', ...options, 'nginx', 'libnginx-mod-http-brotli-static'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return nginxCommand() !== undefined;
}
