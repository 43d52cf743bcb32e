/**
 * What comes after `next build`, as part of `npm run build`: the policies of the pages that the server has
 * pre-rendered, and what machines ask for beside them.
 */
import { rmSync } from 'node:fs';
import { builtPages } from '@/build/built-pages';
import { writeServerPolicies } from '@/build/server-policies';
import { serverSiteFiles } from '@/build/server-site-files.mjs';
import { writeSiteFiles } from '@/build/site-files';

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  writeServerPolicies();
  rmSync(serverSiteFiles, { recursive: true, force: true });
  await writeSiteFiles(builtPages('server'), serverSiteFiles);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
