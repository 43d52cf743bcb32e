import { readFileSync, writeFileSync } from 'node:fs';
import { imageHosts } from '@/content/image-hosts';
import { pages } from '@/content/pages';
import { type PolicyOptions, withPolicy } from './page-policy';
import type { DoAll } from './threads/threads';

/** A page's file, and its path without locale prefix; undefined where it has none. */
export type PageFile = { file: string; path?: string };

/** What a page needs besides what it brings itself. */
type OwnOptions = Omit<PolicyOptions, 'imageHosts' | 'readsPages'>;

/** The pages that read others, to audit them: in the browser, as documents. */
const readers = new Set<string | undefined>([pages.seoAudit.path, pages.canonicalDiagnostic.path]);

/** A page that gets its policy. */
export type PolicedFile = { file: string; options: Omit<PolicyOptions, 'imageHosts'> };

/**
 * Writes into a page its policy.
 * @throws Error naming the file and what is wrong with it
 */
export async function policeFile({ file, options }: PolicedFile): Promise<void> {
  try {
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, await withPolicy(before, { ...options, imageHosts }));
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
  await doAll(
    'police',
    files.map((page) => ({
      file: page.file,
      options: { ...optionsFor(page), readsPages: readers.has(page.path) },
    })),
  );
  return files.length;
}
