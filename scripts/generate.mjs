/**
 * `npm run generate`: makes the TypeScript modules that follow from the folders of `content/`. It runs by itself after
 * installing and before everything that needs them, so it is quick and writes only what has changed.
 */
import { generateDocumentSlugs } from './document-slugs.mjs';

try {
  generateDocumentSlugs();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
