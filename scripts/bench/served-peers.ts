import { type Served, servePeer } from './peer-server';
import { type Peer, type PeerPage, peerPages } from './peers';

/**
 * Does something while the peers that are folders are served.
 * @returns what it returns
 * @throws Error when one of them cannot be served
 */
export async function withPeers<Result>(
  peers: readonly Peer[],
  use: (pages: PeerPage[]) => Promise<Result>,
): Promise<Result> {
  const started: Served[] = [];
  try {
    const pages: PeerPage[] = [];
    for (const peer of peers) {
      if ('url' in peer.place) {
        pages.push(...peerPages(peer, peer.place.url));
        continue;
      }
      const served = await servePeer(peer.name, peer.place.folder);
      started.push(served);
      pages.push(...peerPages(peer, `${served.origin}/`));
    }
    return await use(pages);
  } finally {
    for (const { stop } of started) await stop();
  }
}
