/** Another site, to compare with. */
export type Peer = {
  name: string;
  /** A folder of files, which is served here, or an address. */
  place: { folder: string } | { url: string };
  /** Path of its article, from its home page on; undefined where none is named. */
  article: string | undefined;
};

/** A page of a peer that is measured in turn with ours. */
export type PeerPage = {
  /** The name of the peer, and ` article` where it is its article. */
  label: string;
  url: string;
  /** Whether it stands beside documents only. */
  documentsOnly: boolean;
};

/** Label of a peer that is an empty page: the least that its stack blocks, and no measure of anything else. */
export const emptyPeer = 'empty';

/** The two sides of `name=value`. @throws Error naming the option when there is no such pair */
function pair(option: string, text: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new Error(`--${option}: "${text}" must be a name, an equals sign and a value`);
  }
  return [name, value];
}

/**
 * The sites that `--peer` and `--peer-article` name, in that order.
 * @param peers each `name=folder` or `name=https://…`
 * @param articles each `name=/path`, of a peer that is named too
 * @throws Error when one is not such a pair, a name stands twice, or a peer is unknown
 */
export function parsePeers(peers: readonly string[], articles: readonly string[]): Peer[] {
  const paths = new Map(articles.map((text) => pair('peer-article', text)));
  const places = new Map<string, string>();
  for (const text of peers) {
    const [name, place] = pair('peer', text);
    if (places.has(name)) throw new Error(`--peer: "${name}" stands twice`);
    places.set(name, place);
  }
  for (const name of paths.keys()) {
    if (!places.has(name)) throw new Error(`--peer-article: there is no peer "${name}"`);
  }
  return [...places].map(([name, place]) => ({
    name,
    place: /^https?:\/\//.test(place) ? { url: place } : { folder: place },
    article: paths.get(name),
  }));
}

/** The label of a peer's article. @param name the peer's name */
export function articleLabel(name: string): string {
  return `${name} article`;
}

/** The pages of a peer. @param home address of its home page */
export function peerPages({ name, article }: Peer, home: string): PeerPage[] {
  const first = { label: name, url: home, documentsOnly: false };
  if (article === undefined) return [first];
  const url = new URL(article, home).href;
  return [first, { label: articleLabel(name), url, documentsOnly: true }];
}
