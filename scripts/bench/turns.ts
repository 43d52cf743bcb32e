/** In which order pages and peers are opened: what is compared is measured within minutes of each other. */
import type { ChosenPage } from './chosen-pages';
import type { Measured, Method } from './measured';
import { pageOf, usableRounds } from './page-results';
import type { PeerPage } from './peers';

/** Pages that are measured one after another, after one run of each of these peers. */
export type Turn = { beside: PeerPage[]; pages: ChosenPage[] };

/** How many pages share the peers' runs: a page in six languages takes less than two minutes. */
const pagesInTurn = 6;

/** The peers' pages that stand beside a page. */
export function peersBeside(page: ChosenPage, peers: readonly PeerPage[]): PeerPage[] {
  return peers.filter(({ documentsOnly }) => !documentsOnly || page.kind === 'document');
}

function labelsOf(peers: readonly PeerPage[]): string[] {
  return peers.map(({ label }) => label);
}

/** Pages in turns: those of one turn have the same peers beside them. */
function inTurns(pages: readonly ChosenPage[], peers: readonly PeerPage[]): Turn[] {
  const turns: Turn[] = [];
  for (const page of pages) {
    const beside = peersBeside(page, peers);
    const last = turns.at(-1);
    const fits =
      last &&
      last.pages.length < pagesInTurn &&
      String(labelsOf(last.beside)) === String(labelsOf(beside));
    if (fits) last.pages.push(page);
    else turns.push({ beside, pages: [page] });
  }
  return turns;
}

/**
 * What is left to do until every page has so many runs: all pages once, then all once more, so that wherever
 * it is broken off, the pages have been measured equally often.
 * @param known what was measured before; runs that lack one of the peers do not count
 */
export function turnsLeft(
  known: Measured,
  pages: readonly ChosenPage[],
  peers: readonly PeerPage[],
  method: Method,
  runs: number,
): Turn[] {
  const done = (page: ChosenPage) =>
    usableRounds(pageOf(known, page), method, labelsOf(peersBeside(page, peers))).length;
  return Array.from({ length: runs }, (_, round) =>
    inTurns(
      pages.filter((page) => done(page) <= round),
      peers,
    ),
  ).flat();
}

/** Runs of Lighthouse that turns take, those of peers included. */
export function runsIn(turns: readonly Turn[]): number {
  return turns.reduce((sum, { beside, pages }) => sum + beside.length + pages.length, 0);
}
