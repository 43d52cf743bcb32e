/** `node scripts/ensure-built.mjs static|server`: makes a build, unless it is up to date. */
import { ensureBuilt } from './prepared.mjs';

const which = process.argv[2];
if (which !== 'static' && which !== 'server') {
  console.error(`Name a build: static or server (is "${which}").`);
  process.exit(1);
}
process.exit(ensureBuilt(which) ? 0 : 1);
