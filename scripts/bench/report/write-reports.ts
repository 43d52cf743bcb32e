import path from 'node:path';
import type { Measured } from '@/scripts/bench/measured';
import { benchFolder, readHistory, writeWhole } from '@/scripts/bench/store';
import { commitPage } from './commit-page';
import { indexPage } from './index-page';

/** Writes the page of one commit and that of all commits. @returns their files */
export function writeReports(result: Measured): string[] {
  const pages = {
    [`${result.label}.html`]: commitPage(result),
    'index.html': indexPage(readHistory()),
  };
  for (const [name, html] of Object.entries(pages)) writeWhole(name, html);
  return Object.keys(pages).map((name) => path.join(benchFolder, name));
}
