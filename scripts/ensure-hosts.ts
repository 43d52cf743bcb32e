/**
 * `tsx scripts/ensure-hosts.ts`: fetches what the hosts need that the project's packages do not have, before
 * tests run against them. A host that cannot be started is passed over, which is said; where tests run
 * unattended (`CI`) that is a failure.
 */
import { ensureEdge } from './edge';
import { type HostName, hosts } from './hosts';
import { ensureNginx } from './nginx';

/** Does what takes its time on the first run only, and says how long. */
function prepare(what: string, work: () => boolean): void {
  const started = performance.now();
  work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (Number(seconds) >= 1) console.log(`${what}: ${seconds} s, on the first run only.`);
}

prepare('nginx', ensureNginx);
prepare('wrangler', ensureEdge);
for (const name of ['nginx', 'edge'] satisfies HostName[]) {
  const missing = hosts[name].missing();
  if (missing === undefined) continue;
  console.log(`skipped: the tests of the host "${name}": ${missing}.`);
  if (process.env.CI) process.exitCode = 1;
}
