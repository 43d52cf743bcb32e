/**
 * `npm run bench [-- --pages home,visa|all --langs en,ja|all --runs 5 --parts weights,lighthouse,clicks
 * --peer <folder>]`: what a visitor pays for a page and for the next one, beside the budgets of `budgets.ts`
 * and the home page of another built site. The last static build is served on this machine, on PORT and the
 * two ports behind it. Figures of different machines, or of a busy one, cannot be compared.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { keysOf } from '@/lib/objects/entries-of';
import { browserArguments, ensureBrowser, findBrowser } from '@/scripts/browser.mjs';
import { chosen } from '@/scripts/chosen';
import { hosts } from '@/scripts/hosts';
import { ensureBuilt } from '@/scripts/prepared.mjs';
import { startHost } from '@/test/hosts/started-host';
import { type BenchPage, benchPages } from './bench-page';
import type { Values } from './budgets';
import { measureClicks } from './clicks';
import { runLighthouse, throttlingMethods } from './lighthouse';
import { servePeer, startSlowProxy } from './servers';
import { type Measured, mediansOf, report } from './verdicts';
import { fileWeights, visitWeights } from './weights';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,service,visa,insights,article' },
    langs: { type: 'string', default: 'en' },
    runs: { type: 'string', default: '5' },
    parts: { type: 'string', default: 'weights,lighthouse,clicks' },
    peer: { type: 'string' },
  },
});
const { peer } = options;
const parts = chosen(options.parts, ['weights', 'lighthouse', 'clicks']);
const [runCount, port] = [Number(options.runs), Number(process.env.PORT ?? 3280)];
const originAt = (offset: number) => `http://127.0.0.1:${port + offset}`;
const [site, peerHome, slow] = [originAt(0), `${originAt(1)}/`, originAt(2)];

async function measurePage(browser: Browser, page: BenchPage): Promise<Measured> {
  const [own, theirs]: [Values[], Values[]] = [[], []];
  if (parts.includes('weights')) {
    own.push(fileWeights(page), await visitWeights(browser, site + page.url));
    if (peer) theirs.push(await visitWeights(browser, peerHome));
  }
  for (const method of parts.includes('lighthouse') ? keysOf(throttlingMethods) : []) {
    for (let run = 1; run <= runCount; run += 1) {
      console.log(`${page.url}: ${method}, ${run} of ${runCount}`);
      const figures = await runLighthouse(site + page.url, method);
      console.log(JSON.stringify(figures));
      own.push(figures);
      // Alternately, so that the machine is as busy for one as for the other.
      if (peer) theirs.push(await runLighthouse(peerHome, method));
    }
  }
  return { subject: page.url, page, values: mediansOf(own), peer: mediansOf(theirs) };
}

const pages = benchPages(options.pages, options.langs);
if (!(runCount >= 1)) throw new Error('--runs: must be a number from 1');
if (!ensureBuilt('static')) throw new Error('The build failed: see the message above.');
ensureBrowser();
const host = await startHost(hosts.static, port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
const machine = `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`;
const measured: Measured[] = [];
try {
  if (peer) await servePeer(peer, port + 1);
  await startSlowProxy(site, port + 2);
  for (const page of pages) measured.push(await measurePage(browser, page));
  if (parts.includes('clicks')) measured.push(...(await measureClicks(browser, slow, runCount)));
} finally {
  // Also of what was measured before something failed.
  report('bench', { commit, machine, browser: browser.version(), options }, measured);
  await browser.close();
  await host.stop();
}
// The two servers of this process are still listening.
process.exit();
