/**
 * The script that stands inline in the head of each page of the static output:
 * `scripts/client-scripts.mjs` makes it, `build/rewrite-page.ts` puts it there.
 */
import { applyKnownFonts } from './fonts';
import { loadLate } from './load-late';

applyKnownFonts(document);
loadLate(document);
