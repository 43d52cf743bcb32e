import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths, runtimeOf } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { writePolicies } from './page-policies';
import { rewritePage } from './rewrite-page';
import { staticFile, staticFolder } from './static-files';

/** Where the data scripts go: below what hosts may cache for good. */
const dataFolder = '_next/static/data';

/** Writes a page's data, and returns its URL: the name changes with the content. */
function writeData(data: string): string {
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;
  const folder = path.join(staticFolder, dataFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), data);
  return `/${dataFolder}/${name}`;
}

/**
 * Gives each page of the static output the runtime that `content/pages.ts` names for it, and its policy.
 * @returns the number of pages
 * @throws Error naming the file and what is wrong with it
 */
export async function rewritePages(): Promise<number> {
  const pages = localeCodes.flatMap((locale) =>
    [...allPaths, '/404'].map((page) => ({ page, file: staticFile(locale, page) })),
  );
  for (const { page, file } of pages) {
    const place = path.join(staticFolder, file);
    try {
      const html = readFileSync(place, 'utf8');
      writeFileSync(place, await rewritePage(html, runtimeOf(page), writeData));
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return writePolicies(
    pages.map(({ page, file }) => ({ file: path.join(staticFolder, file), path: page })),
  );
}
