/** What machines ask for, beside the pages that the Next server has pre-rendered: part of `npm run build`. */
import { rmSync } from 'node:fs';
import { builtPages } from '@/build/built-pages';
import { serverSiteFiles } from '@/build/server-site-files.mjs';
import { writeSiteFiles } from '@/build/site-files';

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  rmSync(serverSiteFiles, { recursive: true, force: true });
  await writeSiteFiles(builtPages('server'), serverSiteFiles);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
