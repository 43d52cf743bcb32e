/** What machines ask for, beside the pages that the Next server has pre-rendered: part of `npm run build`. */
import { rmSync } from 'node:fs';
import { builtPages } from '@/build/built-pages';
import { serverSiteFiles, writeSiteFiles } from '@/build/site-files';

try {
  rmSync(serverSiteFiles, { recursive: true, force: true });
  await writeSiteFiles(builtPages('server'), serverSiteFiles);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
