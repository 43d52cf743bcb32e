/** `npm run check`: every check that needs neither a build nor a browser, and which of them failed. */
import { checks } from './checks.mjs';
import { sideBySide } from './side-by-side.mjs';

const outcomes = await sideBySide(checks);
const failed = [...outcomes].filter(([, outcome]) => outcome === 'failed').map(([name]) => name);
console.log(
  failed.length === 0 ? `\n${outcomes.size} checks passed.` : `\nFAILED: ${failed.join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
