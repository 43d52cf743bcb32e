import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The sorted paths of all files below a folder, relative to it, with `/`. @throws Error when there is no such folder */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
