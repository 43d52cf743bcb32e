/**
 * `npm run deploy:edge [-- <options of wrangler deploy>]`: puts `out/` online at Cloudflare, with
 * `deploy/cloudflare/` and by the same wrangler that `npm run serve:edge` runs. Who may do so, wrangler asks
 * or reads from CLOUDFLARE_API_TOKEN.
 */
import { existsSync } from 'node:fs';
import { staticFolder } from '@/build/static-files';
import { runWrangler } from './edge';

try {
  if (!existsSync(`${staticFolder}/_headers`)) {
    throw new Error(`There is no site in ${staticFolder}/ yet: npm run build:static makes it.`);
  }
  const options = ['--config', 'deploy/cloudflare/wrangler.jsonc', ...process.argv.slice(2)];
  process.exitCode = runWrangler(['deploy', ...options]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
