import { readFileSync, writeFileSync } from 'node:fs';
import { imageHosts } from '@/content/image-hosts';
import { pages } from '@/content/pages';
import { type PolicyOptions, type Styles, withPolicy } from './page-policy';
import type { DoAll } from './threads/threads';

/** A page's file, and its path without locale prefix; undefined where it has none. */
export type PageFile = { file: string; path?: string };

/** What a page needs besides what it brings itself. */
type OwnOptions = Omit<PolicyOptions, 'imageHosts' | 'readStyles'>;

/** The pages that read others, to audit them: in the browser, as documents. */
const readers = new Set<string | undefined>([pages.seoAudit.path, pages.canonicalDiagnostic.path]);

/** A page that gets its policy. */
export type PolicedFile = {
  file: string;
  options: Omit<PolicyOptions, 'imageHosts'>;
  /** Leaves the file as it is. */
  onlyLook?: boolean;
};

/**
 * Writes into a page its policy.
 * @returns the page's own styles
 * @throws Error naming the file and what is wrong with it
 */
export async function policeFile({ file, options, onlyLook }: PolicedFile): Promise<Styles> {
  try {
    const before = readFileSync(file, 'utf8');
    const { html, styles } = await withPolicy(before, { ...options, imageHosts });
    if (onlyLook !== true) writeFileSync(file, html);
    return styles;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Writes into each page its policy, as the last thing that changes it.
 * @param files all pages of a build
 * @param optionsFor what else a page needs
 * @returns the number of pages
 * @throws Error naming the file and what is wrong with it
 */
export async function writePolicies(
  files: readonly PageFile[],
  doAll: DoAll,
  optionsFor: (page: PageFile) => OwnOptions = () => ({}),
): Promise<number> {
  const order = (page: PageFile) => ({ file: page.file, options: optionsFor(page) });
  const reads = (page: PageFile) => readers.has(page.path);
  const all = await doAll(
    'police',
    files.map((page) => ({ ...order(page), onlyLook: reads(page) })),
  );
  // By now the styles of all pages are known.
  const readStyles: Styles = {
    elements: new Set(all.flatMap(({ elements }) => [...elements])),
    attributes: new Set(all.flatMap(({ attributes }) => [...attributes])),
  };
  await doAll(
    'police',
    files.filter(reads).map((page) => {
      const { file, options } = order(page);
      return { file, options: { ...options, readStyles } };
    }),
  );
  return files.length;
}
