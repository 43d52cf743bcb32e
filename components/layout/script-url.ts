import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * URL of a script of `public/`, which changes with its content.
 * @throws Error when the script has not been made yet
 */
export function scriptUrl(name: string): string {
  // Without `turbopackIgnore`, Next would trace every file of the project as one that the page may read.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', name);
  if (!existsSync(file)) {
    throw new Error(`public/${name}: the file is missing; scripts/prepare-build.ts makes it`);
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `/${name}?v=${hash.slice(0, 8)}`;
}
