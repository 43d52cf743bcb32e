import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { staticFile, staticFolder } from './page-files';
import { filesBelow, reachableFiles } from './references';

/** Entry points, whether or not another file refers to them: pages and public files. */
function entries(): string[] {
  const pages = localeCodes.flatMap((locale) =>
    [...allPaths, '/404'].map((page) => staticFile(locale, page)),
  );
  return [...pages, ...filesBelow('public')];
}

/**
 * Whether a file holds the data of Next's router for a page, which is not used here: Next writes one beside each
 * page (`about.txt`), and its parts into a folder (`about/__next._tree.txt`).
 * @param files all files of the output
 */
function isFlightFile(file: string, files: ReadonlySet<string>): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.basename(file).startsWith('__next.') || files.has(file.replace(/txt$/, 'html'));
}

/** Removes folders that hold nothing, the innermost first. */
function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Removes files of Next that no page uses: data of its router, manifests, and scripts of other pages.
 */
export function removeLeftovers(): void {
  const files = new Set(filesBelow(staticFolder));
  for (const file of files) {
    if (isFlightFile(file, files)) rmSync(path.join(staticFolder, file));
  }
  const reached = reachableFiles(staticFolder, entries());
  for (const file of filesBelow(staticFolder)) {
    if (file.startsWith('_next/') && !reached.has(file)) rmSync(path.join(staticFolder, file));
  }
  removeEmptyFolders(staticFolder);
}

/**
 * Checks that each file of the static output is a page, a public file, a crawler file, or named by
 * one of them.
 * @param crawlerFiles and other files that are asked for by their address, as paths below the folder
 * @returns number of files, and their size in bytes
 * @throws Error naming the files that nothing refers to
 */
export function checkFiles(crawlerFiles: readonly string[]): { count: number; bytes: number } {
  const files = filesBelow(staticFolder);
  const known = new Set(files);
  const reached = reachableFiles(staticFolder, [...entries(), ...crawlerFiles]);
  const lost = files.filter((file) => !reached.has(file) || isFlightFile(file, known));
  if (lost.length > 0) {
    const some = lost.slice(0, 10).join('\n  ');
    throw new Error(
      `${staticFolder}: ${lost.length} files that nothing refers to (build/leftovers.ts names the files that are asked for by their address)\n  ${some}`,
    );
  }
  const bytes = files
    .map((file) => statSync(path.join(staticFolder, file)).size)
    .reduce((sum, size) => sum + size, 0);
  return { count: files.length, bytes };
}
