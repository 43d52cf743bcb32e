import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Not among the packages of the project: nothing but this needs it, and it is large. */
const lighthouseVersion = '13.5.0';

/**
 * File of Lighthouse's library, which npx fetches the first time.
 * @throws Error with what npx says when it cannot
 */
export function lighthouseLibrary(): string {
  // npx itself is what takes its time at each start: it is asked once where the program lies.
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      `--package=lighthouse@${lighthouseVersion}`,
      'node',
      '-e',
      'console.log(process.env.PATH.split(require("node:path").delimiter)[0])',
    ],
    { encoding: 'utf8' },
  );
  const folder = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || folder === '') throw new Error(`Lighthouse cannot be fetched: ${stderr}`);
  return realpathSync(path.join(folder, '..', 'lighthouse', 'core', 'index.js'));
}
