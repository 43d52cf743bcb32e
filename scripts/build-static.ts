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
import { staticFolder } from '@/build/static-files';

// What is built here may differ by its environment from what `npm run site` and `npm test` know of.
rmSync('.cache/static.built', { force: true });

// What is read from the sources does not change while the build runs: it is read once.
Object.assign(process.env, { NODE_ENV: 'production' });

try {
  exportSite();
  addCompileHints();
  moveDefaultLocale();
  const begun = performance.now();
  const pages = await rewritePages();
  const each = (performance.now() - begun) / pages;
  removeLeftovers();
  const files = await writeSiteFiles(builtPages('static'), staticFolder);
  const hostFiles = writeHostFiles(staticFolder);
  const { count, bytes } = checkFiles([...files, ...hostFiles]);
  writeSboms();
  const finished = performance.now();
  const compression = await compressFiles(staticFolder);
  const seconds = ((performance.now() - finished) / 1000).toFixed(1);
  console.log(
    `Compressed copies: ${compression.files}, ${compression.made} of them new, ${(compression.bytes / 1e6).toFixed(1)} MB, ${seconds} s.`,
  );
  console.log(`Rewrote ${pages} pages, ${each.toFixed(1)} ms each.`);
  console.log(
    `The static site is in ${staticFolder}/: ${count} files, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
