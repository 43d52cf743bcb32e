import { readFileSync, writeFileSync } from 'node:fs';
import { imageHosts } from '@/content/image-hosts';
import { pages } from '@/content/pages';
import { type PolicyOptions, type Styles, withPolicy } from './page-policy';

/** A page's file, and its path without locale prefix; undefined where it has none. */
export type PageFile = { file: string; path?: string };

/** The pages that read others, to audit them: in the browser, as documents. */
const readers = new Set<string | undefined>([pages.seoAudit.path, pages.canonicalDiagnostic.path]);

/**
 * Writes into each page its policy, as the last thing that changes it.
 * @param files all pages of a build
 * @param optionsFor what else a page needs
 * @returns the number of pages
 * @throws Error naming the file and what is wrong with it
 */
export async function writePolicies(
  files: readonly PageFile[],
  optionsFor: (page: PageFile) => Omit<PolicyOptions, 'imageHosts' | 'readStyles'> = () => ({}),
): Promise<number> {
  const known: Styles = { elements: new Set(), attributes: new Set() };
  const give = async (page: PageFile, readStyles?: Styles) => {
    try {
      const options = { ...optionsFor(page), imageHosts, readStyles };
      const { html, styles } = await withPolicy(readFileSync(page.file, 'utf8'), options);
      for (const source of styles.elements) known.elements.add(source);
      for (const source of styles.attributes) known.attributes.add(source);
      return () => writeFileSync(page.file, html);
    } catch (error) {
      throw new Error(`${page.file}: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (const page of files) {
    const write = await give(page);
    if (!readers.has(page.path)) write();
  }
  // By now the styles of all pages are known.
  for (const page of files) {
    if (readers.has(page.path)) (await give(page, known))();
  }
  return files.length;
}
