/** `npm run site`: installs, builds and serves the production site. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { inquiriesPath } from '../lib/inquiries/inquiries-path.mjs';
import { giveUp } from './give-up.mjs';
import { ensureBuilt, ensureInstalled } from './prepared.mjs';
import { host, port, runToEnd } from './serve-common.mjs';

process.on('uncaughtException', giveUp);

try {
  // Before the build, which takes its time.
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  giveUp(
    `Port ${process.env.PORT ?? port} cannot be used (${reason}). Choose another one: PORT=3001 npm run site`,
  );
}
ensureInstalled();
// Forms are sent to the service that the server of this command runs.
process.env.SITE_INQUIRIES_URL ??= inquiriesPath;
if (!ensureBuilt('static')) throw new Error('The build failed: see the message above.');
runToEnd(process.execPath, ['--import', 'tsx', 'scripts/serve-static.ts']);
