import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '@/scripts/run.mjs';

// Next builds an export in .next, whatever its configuration says: the server's build steps aside.
const buildFolder = '.next';
const serverBuild = '.cache/server-build';

/** Puts the server's build back, also the one that an interrupted run has left aside. */
function restoreServerBuild(): void {
  if (!existsSync(serverBuild)) return;
  rmSync(buildFolder, { recursive: true, force: true });
  renameSync(serverBuild, buildFolder);
}

/**
 * Lets Next write the site as files into `out/`.
 * @throws Error when Next fails
 */
export function exportSite(): void {
  restoreServerBuild();
  if (existsSync(buildFolder)) {
    mkdirSync(path.dirname(serverBuild), { recursive: true });
    renameSync(buildFolder, serverBuild);
  }
  // On Ctrl-C the build ends first: there is something to put back.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => {});
  try {
    if (!run('npm', ['run', 'build:next'], { SITE_OUTPUT: 'static' })) {
      throw new Error('The build failed: see the message above.');
    }
  } finally {
    rmSync(buildFolder, { recursive: true, force: true });
    restoreServerBuild();
  }
}
