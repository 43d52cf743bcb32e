/** `npm run build:static`: the whole site as files in `out/`. docs/architecture.md says what each step is for. */
import { rmSync } from 'node:fs';
import { compressFiles } from '@/build/compress-files';
import { writeCrawlerFiles } from '@/build/crawler-files';
import { exportSite } from '@/build/export-site';
import { writeStaticPages } from '@/build/finish-pages';
import { writeHostFiles } from '@/build/host-configuration';
import { checkAllReferenced, removeLeftovers } from '@/build/leftovers';
import { builtPages, staticFolder } from '@/build/page-files';
import { giveUp } from './give-up.mjs';

// Removes the stamp by which `npm run site` and `npm test` take `out/` for current: this build may have other SITE_
// variables.
rmSync('.cache/static.built', { force: true });

// In production, what is read from the sources is cached: it does not change while the build runs.
Object.assign(process.env, { NODE_ENV: 'production' });

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Runs a step of the build and says how long it took. @returns what it returns */
async function runStep<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await run();
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

try {
  await runStep('Export', exportSite);
  await runStep('Pages', writeStaticPages);
  removeLeftovers();
  const crawlerFiles = await runStep('Crawler files', () =>
    writeCrawlerFiles(builtPages('static'), staticFolder),
  );
  const { count, bytes } = checkAllReferenced([...crawlerFiles, ...writeHostFiles(staticFolder)]);
  const copies = await runStep('Compressed copies', () => compressFiles(staticFolder));
  console.log(
    `The static site is in ${staticFolder}/: ${count} files, ${megabytes(bytes)}, and ${copies.count} compressed copies, ${megabytes(copies.bytes)}.`,
  );
} catch (error) {
  // What is half built must not be deployed.
  rmSync(staticFolder, { recursive: true, force: true });
  giveUp(error);
}
