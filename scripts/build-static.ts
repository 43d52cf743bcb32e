/**
 * `npm run build:static`: the whole site as files in `out/`, for a CDN. Next exports it; then English
 * moves to the root, each page keeps what its runtime in `content/pages.ts` needs, what nothing refers to
 * goes, what machines ask for is written, and beside the output the lists of packages (generated/).
 */
import { rmSync } from 'node:fs';
import { builtPages } from '@/build/built-pages';
import { addCompileHints } from '@/build/compile-hints';
import { compressFiles } from '@/build/compress-files';
import { moveDefaultLocale } from '@/build/default-locale';
import { exportSite } from '@/build/export-site';
import { writeHostFiles } from '@/build/host-files';
import { checkFiles, removeLeftovers } from '@/build/leftovers';
import { rewritePages } from '@/build/page-pass';
import { writeSboms } from '@/build/sbom';
import { writeSiteFiles } from '@/build/site-files';
import { Stages } from '@/build/stages';
import { staticFolder } from '@/build/static-files';
import { Threads } from '@/build/threads/threads';

// What is built here may differ by its environment from what `npm run site` and `npm test` know of.
rmSync('.cache/static.built', { force: true });

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

const stages = new Stages();
const threads = new Threads();

try {
  const { cleared } = await stages.run('export', exportSite);
  const pages = await stages.run('pages', () => {
    addCompileHints();
    moveDefaultLocale();
    return rewritePages(threads.doAll);
  });
  await stages.run('leftovers', removeLeftovers);
  const files = await writeSiteFiles(
    () => builtPages('static'),
    staticFolder,
    threads.doAll,
    stages,
  );
  await threads.end();
  const { count, bytes } = await stages.run('check', () =>
    checkFiles([...files, ...writeHostFiles(staticFolder)]),
  );
  writeSboms();
  const compression = await stages.run('compression', () => compressFiles(staticFolder));
  await stages.run('clearing', () => cleared);
  stages.write();
  console.log(
    `Compressed copies: ${compression.files}, ${compression.made} of them new, ${(compression.bytes / 1e6).toFixed(1)} MB, ${stages.secondsOf('compression')} s.`,
  );
  console.log(`Rewrote ${pages} pages in ${stages.secondsOf('pages')} s.`);
  console.log(
    `The static site is in ${staticFolder}/: ${count} files, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
} catch (error) {
  // What is half built must not be deployed: `deploy:edge` looks for this file.
  rmSync(`${staticFolder}/_headers`, { force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
