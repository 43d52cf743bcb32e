/**
 * `npm run deploy:edge [-- <options of wrangler deploy>]`: puts `out/` online at Cloudflare, with
 * `deploy/cloudflare/` and by the same wrangler that `npm run serve:edge` runs. Who may do so, wrangler asks
 * or reads from CLOUDFLARE_API_TOKEN.
 */
import { existsSync } from 'node:fs';
import { staticFolder } from '@/build/static-files';
import { edgeMissing, ensureEdge, silent, wranglerCommand } from './edge';
import { run } from './run.mjs';

/** @throws Error saying what is missing */
function deploy(): boolean {
  if (!existsSync(`${staticFolder}/_headers`)) {
    throw new Error(`There is no site in ${staticFolder}/ yet: npm run build:static makes it.`);
  }
  ensureEdge();
  const [command, ...args] = wranglerCommand() ?? [];
  if (command === undefined) throw new Error(`The site cannot be deployed: ${edgeMissing}.`);
  const options = ['--config', 'deploy/cloudflare/wrangler.jsonc', ...process.argv.slice(2)];
  return run(command, [...args, 'deploy', ...options], silent);
}

try {
  if (!deploy()) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
