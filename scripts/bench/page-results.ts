import type { ChosenPage } from './chosen-pages';
import type { Measured, Method, PageResult, Round } from './measured';
import { articleLabel, emptyPeer } from './peers';

/** What is known of a page before anything is measured. */
function emptyPage(page: ChosenPage): PageResult {
  return { ...page, peerVisits: {}, rounds: { simulate: [], devtools: [] } };
}

/** What is known of a page, or an empty result. */
export function pageOf({ pages }: Measured, page: ChosenPage): PageResult {
  return pages.find(({ url }) => url === page.url) ?? emptyPage(page);
}

/** The results with one page's put in its place, or at the end. */
export function withPage(result: Measured, page: PageResult): Measured {
  const known = result.pages.some(({ url }) => url === page.url);
  return {
    ...result,
    pages: known
      ? result.pages.map((former) => (former.url === page.url ? page : former))
      : [...result.pages, page],
  };
}

/** The runs of a page that hold all these peers: others would compare figures of different times. */
export function usableRounds(page: PageResult, method: Method, labels: readonly string[]): Round[] {
  return page.rounds[method].filter(({ peers }) => labels.every((label) => label in peers));
}

/** Labels of the peers' pages that were measured with a page. */
function labelsBeside({ peerVisits, rounds }: PageResult): Set<string> {
  const runs = [...rounds.simulate, ...rounds.devtools];
  return new Set([peerVisits, ...runs.map(({ peers }) => peers)].flatMap(Object.keys));
}

/** The peer that is the measure of a page, of the results' `peers`; undefined where none was measured with it. */
export function measureOf(page: PageResult, peers: readonly string[]): string | undefined {
  const beside = labelsBeside(page);
  return peers.find((label) => label !== emptyPeer && beside.has(label));
}

/** Like `measureOf`, but its article where it was measured with the page, and an empty page where nothing else was. */
export function likenessOf(page: PageResult, peers: readonly string[]): string | undefined {
  const beside = labelsBeside(page);
  const peer = measureOf(page, peers);
  if (peer === undefined) return beside.has(emptyPeer) ? emptyPeer : undefined;
  const article = articleLabel(peer);
  return beside.has(article) ? article : peer;
}
