/**
 * `npm run messages`, which is `npm run check:messages` too: everything that is wrong with the texts, and
 * the outdated translations, whose English has changed. `npm run messages -- accept <key> … [--locale de]`
 * accepts those that somebody has checked. A key may end in `.*` and then means all keys below it;
 * `accept '*'` accepts everything. `messages/lock.json` is written where the texts have changed and are in order.
 */
import { runMessages } from './run-messages';

process.exitCode = runMessages(process.argv.slice(2));
