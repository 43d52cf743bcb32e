/**
 * `tsx scripts/ensure-hosts.ts`: fetches what the hosts need that the project's packages do not have, before
 * tests run against them. A host that cannot be started is skipped with a message; in `CI` that is a failure.
 */

import { hosts } from './hosts';
import { ensureNginx } from './nginx';
import { ensureWrangler } from './wrangler-tool';

ensureNginx();
ensureWrangler();
for (const [name, { missing }] of Object.entries(hosts)) {
  const reason = missing();
  if (reason === undefined) continue;
  console.log(`skipped: the tests of the host "${name}": ${reason}.`);
  if (process.env.CI) process.exitCode = 1;
}
