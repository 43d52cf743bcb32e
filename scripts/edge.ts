import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Runs Cloudflare's workerd on this machine. Newer workerd lack packages of some platforms: pinned. */
const wrangler = 'wrangler@4.156.0';

/** The Node that it needs, for machines that have an older one. */
const node = { major: 22, package: 'node@22.23.3' };

// Outside the lock file: 400 MB that only this host needs. A name for each version: another one is fetched.
const folder = path.join('.cache/edge', wrangler);
const script = path.join(folder, 'node_modules/wrangler/bin/wrangler.js');

const isNewEnough = Number(process.versions.node.split('.')[0]) >= node.major;
const nodeCommand = isNewEnough
  ? process.execPath
  : path.resolve(folder, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** What to do where it is missing. */
export const edgeMissing = `${wrangler} is not there: npm run serve:edge fetches it, with a connection to npm`;

/** Command and arguments that run wrangler; undefined where it has not been fetched. */
export function wranglerCommand(): [command: string, ...args: string[]] | undefined {
  return existsSync(script) && existsSync(nodeCommand)
    ? [nodeCommand, path.resolve(script)]
    : undefined;
}

/** What keeps it from telling, asking and fetching anything. */
export const offline: Readonly<Record<string, string>> = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_TELEMETRY_DISABLED: '1',
  XDG_CONFIG_HOME: path.resolve(folder, 'home'),
};

/** Fetches wrangler, and a Node for it, unless they are there. @returns whether they are there now */
export function ensureEdge(): boolean {
  if (wranglerCommand() !== undefined) return true;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  const packages = isNewEnough ? [wrangler] : [wrangler, node.package];
  run('npm', ['install', ...options, '--prefix', folder, ...packages]);
  return wranglerCommand() !== undefined;
}
