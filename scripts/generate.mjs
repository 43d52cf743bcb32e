/**
 * `npm run generate`: makes the generated module, which follows from the folders of `content/`. It runs by itself after
 * installing and before everything that needs it, so it is quick and writes only what has changed.
 */
import { generateDocumentSlugs } from './document-slugs.mjs';

try {
  generateDocumentSlugs();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
