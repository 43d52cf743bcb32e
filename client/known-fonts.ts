/**
 * The script that stands inline beside the fonts of a page: `scripts/client-scripts.mjs` makes it,
 * `build/page-style/page-styles.ts` puts it there.
 */
import { applyKnownFonts } from './fonts';

applyKnownFonts(document);
