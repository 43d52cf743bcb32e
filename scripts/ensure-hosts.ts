/**
 * `tsx scripts/ensure-hosts.ts`: fetches what the hosts need that the project's packages do not have, before
 * tests run against them. A host that cannot be started is passed over, which is said; where tests run
 * unattended (`CI`) that is a failure.
 */
import { ensureEdge } from './edge';
import { onFirstRun } from './first-run.mjs';
import { type HostName, hosts } from './hosts';
import { ensureNginx } from './nginx';

onFirstRun('nginx', ensureNginx);
onFirstRun('wrangler', ensureEdge);
for (const name of ['nginx', 'edge'] satisfies HostName[]) {
  const missing = hosts[name].missing();
  if (missing === undefined) continue;
  console.log(`skipped: the tests of the host "${name}": ${missing}.`);
  if (process.env.CI) process.exitCode = 1;
}
