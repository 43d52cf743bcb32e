import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths, runtimeOf } from '@/content/pages';
import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { writePolicies } from './page-policies';
import { PageStyles } from './page-style/page-styles';
import { writeSiteScripts } from './page-style/site-scripts';
import { rewritePage } from './rewrite-page';
import { staticFile, staticFolder } from './static-files';
import type { DoAll } from './threads/threads';

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

/** A page of the static output: its language, its path without locale prefix, its file below the folder. */
export type StaticPage = { locale: Locale; page: string; file: string };

/** The scripts that `scripts/client-scripts.mjs` makes for the head of pages with fonts, and without. */
const headScripts = { with: 'generated/head.js', without: 'generated/head-plain.js' };

let styles: PageStyles | undefined;

/** The styles of a thread: what one page needs, others need, too. */
function stylesOfThread(): PageStyles {
  styles ??= new PageStyles(staticFolder);
  return styles;
}

/**
 * Gives a page of the static output the runtime that `content/pages.ts` names for it, and its style.
 * @throws Error naming the file and what is wrong with it
 */
export async function rewriteFile({ locale, page, file }: StaticPage): Promise<void> {
  const place = path.join(staticFolder, file);
  try {
    const html = readFileSync(place, 'utf8');
    const sheets = stylesOfThread();
    // Other scripts are set in the fonts of the platform.
    const hasFonts = locales[locale].script === 'latin';
    const rewritten = await rewritePage(html, runtimeOf(page), {
      keepData: (data) => writeData(sheets.renameScripts(data)),
      readScript: (source) =>
        sheets.renameScripts(source) === source
          ? readFileSync(path.join(staticFolder, source), 'utf8')
          : '',
      styleOf: (styled) => sheets.elements(styled, hasFonts),
      shorten: (long) => sheets.shorten(long),
      headScript: readFileSync(hasFonts ? headScripts.with : headScripts.without, 'utf8'),
    });
    writeFileSync(place, sheets.renameScripts(rewritten));
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Gives each page of the static output the runtime that `content/pages.ts` names for it, its style, and its
 * policy.
 * @returns the number of pages
 * @throws Error naming the file and what is wrong with it
 */
export async function rewritePages(doAll: DoAll): Promise<number> {
  const pages = localeCodes.flatMap((locale) =>
    [...allPaths, '/404'].map((page) => ({ locale, page, file: staticFile(locale, page) })),
  );
  await doAll('rewrite', pages);
  writeSiteScripts(staticFolder);
  return writePolicies(
    pages.map(({ page, file }) => ({ file: path.join(staticFolder, file), path: page })),
    doAll,
  );
}
