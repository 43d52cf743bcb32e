/** The part of `npm run bench` about single pages: what they weigh, and what Lighthouse says. */
import type { Browser } from 'playwright';
import type { ChosenPage } from './chosen-pages';
import { copiesOf } from './copies';
import type { Lighthouse } from './lighthouse';
import type { Figures, Measured, Method, Visit } from './measured';
import { pageOf, usableRounds, withPage } from './page-results';
import type { PeerPage } from './peers';
import { peersBeside, turnsLeft } from './turns';

/** What the pages are measured with. */
export type Bench = {
  /** Where the site is served. */
  origin: string;
  peers: readonly PeerPage[];
  /** Keeps what is known so far. */
  keep: (result: Measured) => void;
};

/**
 * Weighs pages, and the peers' pages once.
 * @returns what was known, with the weights in their places
 */
export async function weighPages(
  known: Measured,
  pages: readonly ChosenPage[],
  { origin, peers, keep }: Bench,
  browser: Browser,
  visit: (browser: Browser, url: string) => Promise<Visit>,
): Promise<Measured> {
  let result = known;
  const peerVisits: Record<string, Visit> = {};
  for (const { label, url } of peers) peerVisits[label] = await visit(browser, url);
  for (const page of pages) {
    const beside = peersBeside(page, peers).map(({ label }) => label);
    result = withPage(result, {
      ...pageOf(result, page),
      copies: copiesOf(page),
      visit: await visit(browser, `${origin}${page.url}`),
      peerVisits: Object.fromEntries(
        Object.entries(peerVisits).filter(([label]) => beside.includes(label)),
      ),
    });
    keep(result);
  }
  return result;
}

/**
 * Opens pages in Lighthouse, in turn with those of the peers. Runs that are known already are not repeated.
 * @param done told of each run of a page with what it measured
 * @returns what was known, with the runs in their places
 */
export async function auditPages(
  known: Measured,
  pages: readonly ChosenPage[],
  { origin, peers, keep }: Bench,
  lighthouse: Lighthouse,
  { methods, runs }: { methods: readonly Method[]; runs: number },
  done: (page: ChosenPage, method: Method, run: Figures, result: Measured) => void,
): Promise<Measured> {
  let result = known;
  for (const method of methods) {
    for (const turn of turnsLeft(result, pages, peers, method, runs)) {
      const theirs: Record<string, Figures> = {};
      for (const { label, url } of turn.beside)
        theirs[label] = await lighthouse.measure(url, method);
      for (const page of turn.pages) {
        const own = await lighthouse.measure(`${origin}${page.url}`, method);
        const before = pageOf(result, page);
        const usable = usableRounds(before, method, Object.keys(theirs));
        const rounds = [...usable, { page: own, peers: theirs }];
        result = withPage(result, { ...before, rounds: { ...before.rounds, [method]: rounds } });
        keep(result);
        done(page, method, own, result);
      }
    }
  }
  return result;
}
