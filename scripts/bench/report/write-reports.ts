import path from 'node:path';
import type { Measured } from '@/scripts/bench/measured';
import { benchFolder, readHistory, writeWhole } from '@/scripts/bench/store';
import { commitPage } from './commit-page';
import { indexPage } from './index-page';

/**
 * Writes the page of each commit, those whose measuring was broken off included, and that of all commits.
 * @returns the files of one commit's page and of all commits'
 */
export function writeReports({ label }: Measured): string[] {
  const history = readHistory();
  for (const result of history) writeWhole(`${result.label}.html`, commitPage(result));
  writeWhole('index.html', indexPage(history));
  return [`${label}.html`, 'index.html'].map((name) => path.join(benchFolder, name));
}
