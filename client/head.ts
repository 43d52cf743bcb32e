/**
 * The script that stands inline in the head of each page of the static output:
 * `scripts/client-scripts.mjs` makes it, `build/rewrite-page.ts` puts it there.
 */
import { applyKnownFonts } from './fonts';
import { loadLate } from './load-late';

/** Whether the page is set in fonts of its own: those of other scripts are the platform's. */
declare const hasFonts: boolean;

if (hasFonts) applyKnownFonts(document);
loadLate(document);
