/**
 * `npm run messages`, which is `npm run check:messages` too: everything that is wrong with the texts, and
 * the outdated translations, whose English has changed. `npm run messages -- accept <key> … [--locale de]`
 * accepts those that somebody has checked. A key may end in `.*` and then means all keys below it;
 * `accept '*'` accepts everything. Either writes `messages/lock.json` only if nothing is wrong.
 */
import { runMessages } from './run-messages';

process.exitCode = runMessages(process.argv.slice(2));
