/**
 * `npm run bench`: what a visitor pays for a page, for the next one, for a press and for going back; all of
 * it beside the budgets of design §6 and beside other sites. The last build is served by the product's own
 * nginx. Figures of different machines, or of a busy one, cannot be compared: Lighthouse's index of the
 * machine's speed stands beside them.
 *
 * What is measured is kept in `.cache/bench/<commit>.json`, run by run: broken off, it goes on where it was.
 * Options (README, Measure): --pages, --langs, --all, --runs, --methods, --parts, --clicks, --peer,
 * --peer-article, --fresh.
 */
import { ensureBrowser } from '@/scripts/browser.mjs';
import { hosts } from '@/scripts/hosts';
import { ensureBuilt } from '@/scripts/prepared.mjs';
import { startHost } from '@/test/hosts/started-host';
import { freePort } from './free-port';
import { measureAll } from './measure-all';
import { readOptions } from './options';
import { printMeasured } from './print';
import { writeReports } from './report/write-reports';
import { withPeers } from './served-peers';

try {
  const options = readOptions(process.argv.slice(2));
  if (!ensureBuilt('static')) throw new Error('The build failed: see the message above.');
  ensureBrowser();
  const host = await startHost(hosts.nginx, await freePort());
  try {
    const origin = `http://127.0.0.1:${host.port}`;
    const result = await withPeers(options.peers, (peers) => measureAll(options, origin, peers));
    printMeasured(result);
    console.log(`As pages with charts: ${writeReports(result).join(' and ')}`);
  } finally {
    await host.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
