/**
 * What comes after `next build`, as part of `npm run build`: the policies of the pages that the server has
 * pre-rendered, what machines ask for beside them, and the lists of packages.
 */
import { rmSync } from 'node:fs';
import { builtPages } from '@/build/built-pages';
import { writeSboms } from '@/build/sbom';
import { writeServerPolicies } from '@/build/server-policies';
import { serverSiteFiles } from '@/build/server-site-files.mjs';
import { writeSiteFiles } from '@/build/site-files';
import { Threads } from '@/build/threads/threads';

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

const threads = new Threads();

try {
  await writeServerPolicies(threads.doAll);
  rmSync(serverSiteFiles, { recursive: true, force: true });
  await writeSiteFiles(() => builtPages('server'), serverSiteFiles, threads.doAll);
  await threads.end();
  writeSboms();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
