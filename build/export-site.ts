import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale } from '@/i18n/locales';
import { staticFolder } from './page-files';
import { run } from './run.mjs';

// Next builds an export in .next, whatever its configuration says: the server's build is moved aside.
const buildFolder = '.next';
const serverBuild = '.cache/server-build';
/** What Next has made besides `out/`, a dozen files a page, waits here to be removed. */
const oldBuild = '.cache/old-build';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Puts the server's build back, also the one that an interrupted run has left aside. */
function restoreServerBuild(): void {
  if (!existsSync(serverBuild)) return;
  rmSync(buildFolder, { recursive: true, force: true });
  renameSync(serverBuild, buildFolder);
}

/** Removes what Next has made besides `out/`; the build goes on meanwhile. */
const removeOldBuild = () => rm(oldBuild, { recursive: true, force: true });

/** Lets Next write `out/`. @returns `cleared`, when all else that Next made is removed @throws Error when Next fails */
export async function exportSite(): Promise<{ cleared: Promise<void> }> {
  await removeOldBuild();
  restoreServerBuild();
  if (existsSync(buildFolder)) {
    mkdirSync(path.dirname(serverBuild), { recursive: true });
    renameSync(buildFolder, serverBuild);
  }
  // On Ctrl-C only Next ends at once: this process still has to put the server's build back.
  const ignore = () => {};
  for (const signal of signals) process.once(signal, ignore);
  try {
    if (!run('npm', ['run', 'build:next'], { SITE_OUTPUT: 'static' })) {
      throw new Error('The build failed: see the message above.');
    }
  } finally {
    for (const signal of signals) process.removeListener(signal, ignore);
    mkdirSync(path.dirname(oldBuild), { recursive: true });
    if (existsSync(buildFolder)) renameSync(buildFolder, oldBuild);
    restoreServerBuild();
  }
  return { cleared: removeOldBuild() };
}

/** Moves what Next has written for the default locale to the root, in place of its own not-found page. */
export function moveDefaultLocale(): void {
  for (const name of readdirSync(staticFolder)) {
    // Next's own not-found pages are in no language.
    if (name.startsWith('404') || name.startsWith('_not-found')) {
      rmSync(path.join(staticFolder, name), { recursive: true });
    }
  }
  const from = path.join(staticFolder, defaultLocale);
  for (const name of readdirSync(from)) {
    renameSync(path.join(from, name), path.join(staticFolder, name));
  }
  rmSync(from, { recursive: true });
  renameSync(`${from}.html`, path.join(staticFolder, 'index.html'));
}
