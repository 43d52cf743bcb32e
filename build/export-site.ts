import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '@/i18n/locales';
import { removeRscPayloads } from './leftovers';
import { staticFolder } from './page-files';
import { run } from './run.mjs';

// Next builds an export in .next, whatever its configuration says: the server's build is moved aside.
const buildFolder = '.next';
const serverBuild = '.cache/server-build';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Puts the server's build back, also the one that an interrupted run has left aside. */
function restoreServerBuild(): void {
  if (!existsSync(serverBuild)) return;
  rmSync(buildFolder, { recursive: true, force: true });
  renameSync(serverBuild, buildFolder);
}

/** Moves what Next has written for the default locale to the root, in place of its own not-found page. */
function moveDefaultLocale(): void {
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

/** Lets Next write `out/`, without RSC payloads and with the default locale at the root. @throws Error when Next fails */
export function exportSite(): void {
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
    // What Next has made besides `out/`: a dozen files a page.
    rmSync(buildFolder, { recursive: true, force: true });
    restoreServerBuild();
    for (const signal of signals) process.removeListener(signal, ignore);
  }
  removeRscPayloads();
  moveDefaultLocale();
}
