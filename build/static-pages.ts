import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { policyOptionsFor } from './page-policy';
import { PageStyles } from './page-style';
import { staticFile, staticFolder } from './static-files';
import { staticPage } from './static-page';

/** Where the inline scripts of pages go: outside of what Next exports, below what hosts may cache for good. */
const scriptFolder = '_next/page-scripts';

/** Keeps a script as a file whose name changes with its content, and returns its URL path. */
function keepScript(text: string): string {
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  mkdirSync(path.join(staticFolder, scriptFolder), { recursive: true });
  writeFileSync(path.join(staticFolder, scriptFolder, name), text);
  return `/${scriptFolder}/${name}`;
}

/**
 * Makes every page of Next's export in the static output one that is served as it stands.
 * @throws Error naming the file and what is wrong with it
 */
export function writeStaticPages(): void {
  const styles = new PageStyles(staticFolder);
  const styleFor = styles.styleFor.bind(styles);
  const pages = localeCodes.flatMap((locale) =>
    [...allPaths, '/404'].map((page) => ({
      page,
      file: path.join(staticFolder, staticFile(locale, page)),
    })),
  );
  for (const { page, file } of pages) {
    try {
      const html = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        staticPage(html, { styleFor, keepScript, policy: policyOptionsFor(page) }),
      );
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
