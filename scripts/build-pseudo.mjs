/** `npm run build:pseudo`: the test-only build whose German and Chinese are pseudo-texts. */
import { ensurePseudoBuilt } from './prepared.mjs';

process.exit(ensurePseudoBuilt() ? 0 : 1);
