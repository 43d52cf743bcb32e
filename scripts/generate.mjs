/**
 * `npm run generate`: writes `generated/document-slugs.ts`. Nearly every npm script runs it first, so it leaves an
 * up-to-date file alone.
 */
import { generateDocumentSlugs } from './document-slugs.mjs';
import { giveUp } from './give-up.mjs';

process.on('uncaughtException', giveUp);

generateDocumentSlugs();
