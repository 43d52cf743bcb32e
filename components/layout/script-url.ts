import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * URL of a script of `public/`, which changes with its content.
 * @throws Error when the script has not been made yet
 */
export function scriptUrl(name: string): string {
  const file = path.join(process.cwd(), 'public', name);
  if (!existsSync(file)) {
    throw new Error(`public/${name}: the file is missing; scripts/prepare-build.ts makes it`);
  }
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `/${name}?v=${hash.slice(0, 8)}`;
}
