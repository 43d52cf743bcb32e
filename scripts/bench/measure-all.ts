import { cpus } from 'node:os';
import type { Browser } from 'playwright';
import { measureRestored } from './back-forward';
import { typePaths } from './chosen-pages';
import { builtCommit } from './commit';
import { measurePresses, pressKinds } from './interaction';
import { startLighthouse } from './lighthouse';
import { auditPages, type Bench, weighPages } from './measure-pages';
import type { Figures, Measured, Method } from './measured';
import { clickKinds, measureClicks } from './navigation';
import { openBrowser } from './open-browser';
import type { Options } from './options';
import type { PeerPage } from './peers';
import { inWords, type Plan, secondsOf } from './plan';
import { shown } from './rows';
import { readMeasured, writeMeasured } from './store';
import { runsIn, turnsLeft } from './turns';
import { visit } from './visit';

/** What is known of this build before this run. */
function startingPoint(options: Options, peers: readonly PeerPage[], browser: Browser): Measured {
  const commit = builtCommit();
  const kept = options.fresh ? undefined : readMeasured(commit.label);
  const known = kept?.build === commit.build ? kept : undefined;
  const [processor] = cpus();
  return {
    pages: [],
    clicks: [],
    presses: [],
    restored: [],
    ...known,
    ...commit,
    taken: new Date().toISOString(),
    machine: `${cpus().length} × ${processor?.model ?? 'unknown processor'}`,
    browser: browser.version(),
    // What was measured beside others before still is.
    peers: [...new Set([...peers.map(({ label }) => label), ...(known?.peers ?? [])])],
  };
}

function planOf(options: Options, known: Measured, peers: readonly PeerPage[]): Plan {
  const { pages, parts, methods, runs, clicks } = options;
  const runsOf = (method: Method) =>
    parts.has('lighthouse') && methods.includes(method)
      ? runsIn(turnsLeft(known, pages, peers, method, runs))
      : 0;
  return {
    runs: { simulate: runsOf('simulate'), devtools: runsOf('devtools') },
    visits: parts.has('weights') ? pages.length + peers.length : 0,
    clicks: parts.has('navigation') ? clickKinds * clicks : 0,
    presses: parts.has('interaction') ? pressKinds * clicks : 0,
    returns: parts.has('back-forward') ? typePaths.length : 0,
  };
}

/** Everything that Lighthouse says of the pages. */
async function audit(known: Measured, options: Options, bench: Bench): Promise<Measured> {
  const { pages } = options;
  const lighthouse = await startLighthouse();
  const report = (page: { url: string }, method: Method, run: Figures, result: Measured) => {
    const left = secondsOf(
      planOf({ ...options, parts: new Set(['lighthouse']) }, result, bench.peers),
      result,
    );
    const figures = `FCP ${shown(run.fcp, 'ms')}, LCP ${shown(run.lcp, 'ms')}, TBT ${shown(run.tbt, 'ms')}`;
    console.log(`${page.url}, ${method}: ${figures} – ${inWords(left)} of Lighthouse left`);
  };
  try {
    return await auditPages(known, pages, bench, lighthouse, options, report);
  } finally {
    lighthouse.stop();
  }
}

/**
 * Measures what the options ask for, and keeps it as it goes.
 * @param origin where the site is served
 * @param peers pages that are measured in turn with ours
 * @returns all that is known of this build, former runs included
 */
export async function measureAll(
  options: Options,
  origin: string,
  peers: readonly PeerPage[],
): Promise<Measured> {
  const { pages, parts, clicks } = options;
  const browser = await openBrowser();
  const bench: Bench = { origin, peers, keep: writeMeasured };
  try {
    let result = startingPoint(options, peers, browser);
    console.log(`This takes about ${inWords(secondsOf(planOf(options, result, peers), result))}.`);
    if (parts.has('weights')) result = await weighPages(result, pages, bench, browser, visit);
    if (parts.has('lighthouse')) result = await audit(result, options, bench);
    if (parts.has('navigation')) {
      result = { ...result, clicks: await measureClicks(browser, origin, clicks) };
      bench.keep(result);
    }
    if (parts.has('interaction')) {
      result = { ...result, presses: await measurePresses(browser, origin, clicks) };
      bench.keep(result);
    }
    if (parts.has('back-forward')) {
      result = { ...result, restored: await measureRestored(browser, origin) };
    }
    bench.keep(result);
    return result;
  } finally {
    await browser.close();
  }
}
