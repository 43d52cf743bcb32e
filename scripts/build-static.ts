/**
 * `npm run build:static`: the whole site as files in `out/`, for a CDN. Next exports it; then English
 * moves to the root, and each page gets the runtime that `content/pages.ts` names for it.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { staticFile, staticFolder } from '@/build/static-files';
import { withDeferredRuntime, withoutRuntime } from '@/build/static-page';
import { allPaths, runtimeOf } from '@/content/pages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { run } from './run.mjs';

// Next builds an export in .next, whatever its configuration says: the server's build steps aside.
const buildFolder = '.next';
const serverBuild = '.cache/server-build';

/** Where the data scripts go: below what hosts may cache for good. */
const dataFolder = '_next/static/data';

/** Puts the server's build back, also the one that an interrupted run has left aside. */
function restoreServerBuild(): void {
  if (!existsSync(serverBuild)) return;
  rmSync(buildFolder, { recursive: true, force: true });
  renameSync(serverBuild, buildFolder);
}

/** @throws Error when Next fails */
function exportSite(): void {
  restoreServerBuild();
  if (existsSync(buildFolder)) {
    mkdirSync(path.dirname(serverBuild), { recursive: true });
    renameSync(buildFolder, serverBuild);
  }
  // On Ctrl-C the build ends first: there is something to put back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => {});
  try {
    if (!run('npm', ['run', 'build'], { SITE_OUTPUT: 'static' })) {
      throw new Error('The build failed: see the message above.');
    }
  } finally {
    rmSync(buildFolder, { recursive: true, force: true });
    restoreServerBuild();
  }
}

/**
 * Tells the browser to compile the framework's functions while they are loading, off the main thread.
 * By itself it would compile them one by one when they are first called, all in one long task
 * (https://v8.dev/blog/explicit-compile-hints).
 */
function addCompileHints(): void {
  const folder = path.join(staticFolder, '_next/static/chunks');
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
  }
}

/** Moves what Next has written for the default locale to the root. */
function moveDefaultLocale(): void {
  for (const name of readdirSync(staticFolder)) {
    // Next's own not-found page, in no language.
    if (name === '404.html' || name.startsWith('_not-found')) {
      rmSync(path.join(staticFolder, name), { recursive: true });
    }
  }
  const from = path.join(staticFolder, defaultLocale);
  for (const name of readdirSync(from)) {
    renameSync(path.join(from, name), path.join(staticFolder, name));
  }
  rmSync(from, { recursive: true });
  for (const ending of ['html', 'txt']) {
    renameSync(`${from}.${ending}`, path.join(staticFolder, `index.${ending}`));
  }
}

/** Writes a page's data, and returns its URL: the name changes with the content. */
function writeData(data: string): string {
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;
  const folder = path.join(staticFolder, dataFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), data);
  return `/${dataFolder}/${name}`;
}

/** @throws Error naming the page that is missing or holds a script of no known kind */
function applyRuntimes(): void {
  for (const locale of localeCodes) {
    for (const page of [...allPaths, '/404']) {
      const file = path.join(staticFolder, staticFile(locale, page));
      try {
        const html = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          runtimeOf(page) === 'none' ? withoutRuntime(html) : withDeferredRuntime(html, writeData),
        );
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
}

try {
  exportSite();
  addCompileHints();
  moveDefaultLocale();
  applyRuntimes();
  console.log(`The static site is in ${staticFolder}/.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
