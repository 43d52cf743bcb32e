import path from 'node:path';
import { ensureTool, type FetchedTool, toolFile } from '@/scripts/fetched-tool';

/** Not among the packages of the project: nothing but this needs it, and it is large. */
const lighthouse: FetchedTool = { name: 'lighthouse', file: 'lighthouse/core/index.js' };

/**
 * File of Lighthouse's library, which is fetched the first time.
 * @throws Error when it cannot be
 */
export function lighthouseLibrary(): string {
  ensureTool(lighthouse);
  const file = toolFile(lighthouse);
  if (file === undefined) throw new Error('Lighthouse cannot be fetched: is npm’s registry there?');
  return path.resolve(file);
}
