/**
 * `npm run generate`: makes the generated module, which follows from the folders of `content/`. It runs by itself after
 * installing and before everything that needs it, so it is quick and writes only what has changed.
 */
import { generateDocumentSlugs } from './document-slugs.mjs';
import { giveUp } from './serve-common.mjs';

process.on('uncaughtException', giveUp);

generateDocumentSlugs();
