import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { staticFolder } from './static-files';

/**
 * Tells the browser to compile the framework's functions while they are loading, off the main thread.
 * By itself it would compile them one by one when they are first called, all in one long task
 * (https://v8.dev/blog/explicit-compile-hints).
 */
export function addCompileHints(): void {
  const folder = path.join(staticFolder, '_next/static/chunks');
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
  }
}
