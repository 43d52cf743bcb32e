import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below';
import { sitePages, staticFile, staticFolder } from './page-files';
import { reachableFiles } from './references';

/** Entry points, whether or not another file refers to them: pages and public files. */
function entryPoints(): string[] {
  const pages = sitePages.map(({ locale, page }) => staticFile(locale, page));
  return [...pages, ...filesBelow('public')];
}

/** Whether a file is an RSC payload, which is not used here: Next writes `about.txt`, `about/__next._tree.txt`. */
function isRscPayload(file: string, files: ReadonlySet<string>): boolean {
  if (!file.endsWith('.txt')) return false;
  return path.basename(file).startsWith('__next.') || files.has(file.replace(/txt$/, 'html'));
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Removes the RSC payloads. They name the scripts of other pages, which must not count as those of a page. */
export function removeRscPayloads(): void {
  const files = new Set(filesBelow(staticFolder));
  for (const file of files) {
    if (isRscPayload(file, files)) rmSync(path.join(staticFolder, file));
  }
}

/** Removes files of Next that no page uses: manifests, and chunks that no page of the output refers to. */
export function removeLeftovers(): void {
  const reached = reachableFiles(staticFolder, entryPoints());
  for (const file of filesBelow(staticFolder)) {
    if (file.startsWith('_next/') && !reached.has(file)) rmSync(path.join(staticFolder, file));
  }
  removeEmptyFolders(staticFolder);
}

/**
 * Checks that each file of the static output is a page, a public file, a file for crawlers or hosts, or
 * reachable from one of them.
 * @param requested files that are requested although nothing refers to them, as paths below the folder
 * @returns number of files, and their size in bytes
 * @throws Error naming the files that nothing refers to
 */
export function checkAllReferenced(requested: readonly string[]): { count: number; bytes: number } {
  const files = filesBelow(staticFolder);
  const known = new Set(files);
  const reached = reachableFiles(staticFolder, [...entryPoints(), ...requested]);
  const unreferenced = files.filter((file) => !reached.has(file) || isRscPayload(file, known));
  if (unreferenced.length > 0) {
    const some = unreferenced.slice(0, 10).join('\n  ');
    throw new Error(
      `${staticFolder}: ${unreferenced.length} files that nothing refers to (files that need no reference are named by build/leftovers.ts, build/crawler-files.ts and build/host-configuration.ts)\n  ${some}`,
    );
  }
  const bytes = files
    .map((file) => statSync(path.join(staticFolder, file)).size)
    .reduce((sum, size) => sum + size, 0);
  return { count: files.length, bytes };
}
