/** `npm run check`: every check that needs neither a build nor a browser, and which of them failed. */
import { checks } from './checks.mjs';
import { sideBySide } from './side-by-side.mjs';

const passed = await sideBySide(checks);
const failed = [...passed].filter(([, ok]) => !ok).map(([name]) => name);
console.log(
  failed.length === 0 ? `\n${passed.size} checks passed.` : `\nFAILED: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
