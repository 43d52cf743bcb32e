import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/client.js');

/** @throws Error when the script has not been made yet */
function version(): string {
  if (!existsSync(file)) {
    throw new Error('public/client.js: the file is missing; scripts/prepare-build.ts makes it');
  }
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

/** URL of the framework-free script that every page has; changes with its content. */
export const clientScript = `/client.js?v=${version()}`;
