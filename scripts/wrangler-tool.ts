import path from 'node:path';
import { ensureTool, type FetchedTool, toolFile } from './fetched-tool';

/** Runs Cloudflare's workerd on this machine, and puts the site online. 200 MB. */
const wrangler: FetchedTool = { name: 'wrangler', file: 'wrangler/bin/wrangler.js' };

const isWindows = process.platform === 'win32';
const platform = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
/** The Node that wrangler needs, for machines that have an older one. 200 MB. */
const node: FetchedTool = { name: 'node', file: `${platform}/bin/node${isWindows ? '.exe' : ''}` };
const isNodeNewEnough = Number(process.versions.node.split('.')[0]) >= 22;

/** What to do where wrangler, or a Node that runs it, is missing. */
export const wranglerMissing =
  'wrangler, or a Node 22 for it, is not there: npm run serve:edge fetches both, with a connection to npm';

/** Command and arguments that run wrangler; undefined where it has not been fetched. */
export function wranglerCommand(): [command: string, ...args: string[]] | undefined {
  const command = isNodeNewEnough ? process.execPath : toolFile(node);
  const script = toolFile(wrangler);
  if (command === undefined || script === undefined) return undefined;
  return [path.resolve(command), path.resolve(script)];
}

/** Fetches wrangler, and a Node for it, unless they are there; where that fails, `wranglerCommand` is undefined. */
export function ensureWrangler(): void {
  if (isNodeNewEnough || ensureTool(node)) ensureTool(wrangler);
}
