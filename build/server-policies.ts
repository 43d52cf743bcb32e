import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { serverFile, serverFolder } from './built-pages';
import { writePolicies } from './page-policies';
import { filesBelow } from './references';
import type { DoAll } from './threads/threads';

/** Where Next keeps its pages for errors in the way of older versions. */
const olderFolder = '.next/server/pages';

/** The script that `scripts/client-scripts.mjs` makes. */
const firstScript = 'generated/first.js';

/** The HTML files of a folder. */
function htmlBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));
}

/**
 * Writes into each page that the Next server has pre-rendered its policy, and before the framework's
 * scripts, which wait for nothing there, what lets them through.
 * @returns the number of pages
 * @throws Error when Next keeps its pages elsewhere, or naming the file and what is wrong with it
 */
export async function writeServerPolicies(doAll: DoAll): Promise<number> {
  const paths = new Map(
    localeCodes.flatMap((locale) =>
      [...allPaths, '/404'].map((page) => [serverFile(locale, page), page]),
    ),
  );
  const files = [...htmlBelow(serverFolder), ...htmlBelow(olderFolder)];
  const expected = [...paths.keys(), path.join(serverFolder, '_not-found.html')];
  const missing = expected.filter((file) => !files.includes(file));
  if (missing.length > 0) {
    throw new Error(`${missing[0]}: the page is missing; Next may keep its pages elsewhere now`);
  }
  const script = readFileSync(firstScript, 'utf8');
  return writePolicies(
    files.map((file) => ({ file, path: paths.get(file) })),
    doAll,
    // Next's own page for errors loads itself anew by a form.
    (page) => ({ firstScript: script, formAction: page.path === undefined ? "'self'" : "'none'" }),
  );
}
