/** `npm run generate`: makes the generated module. It runs before all that needs it, so it writes only what changed. */
import { generateDocumentSlugs } from './document-slugs.mjs';
import { giveUp } from './serve-common.mjs';

process.on('uncaughtException', giveUp);

generateDocumentSlugs();
