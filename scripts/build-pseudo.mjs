/** `npm run build:pseudo`: the test-only build whose German and Chinese are pseudo-texts. */
import { ensureBuilt } from './prepared.mjs';

process.exit(ensureBuilt('pseudo') ? 0 : 1);
