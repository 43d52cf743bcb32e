import { createHmac, randomBytes } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

const day = 24 * 60 * 60 * 1000;

/** The time within which inquiries are counted, in milliseconds. */
const windowMs = 10 * 60 * 1000;

/** Inquiries per address within the window. */
const perAddress = { withToken: 10, withoutToken: 3 } as const;

/** Inquiries per network within the window that are delivered in a flood. */
const perNetworkInFlood = 2;

/** The client of those whose address is unknown: they share a limit. */
const unknownClient = 'unknown';

/** How many addresses are remembered; those of a forgotten one are counted anew. */
const maxRemembered = 10_000;

/** An IPv6 address cut down to its network of 64 bits, which one subscriber has: `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - rest.length, 0);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The client of an address as a proxy writes it; undefined for what is no address. */
function clientAt(entry: string): string | undefined {
  // Some proxies write a port; IPv6 addresses then have brackets.
  const [, bracketed, plain = entry] =
    /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(entry) ?? [];
  const address = (bracketed ?? plain).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(address) === 0) return undefined;
  return isIPv4(address) ? address : networkOf(address);
}

/**
 * The client that an inquiry counts for: an IPv4 address, or the network of an IPv6 address.
 * @param trustedProxies how many proxies append to the header before a request arrives here
 * @param forwarded value of `X-Forwarded-For`
 * @param remote address of the connection, which stands for a visitor whose header is too short or has no address
 * @returns undefined where no proxy is trusted
 */
export function clientOf(
  trustedProxies: number,
  forwarded: string | undefined,
  remote: string | undefined,
): string | undefined {
  if (trustedProxies === 0) return undefined;
  const entries = forwarded === undefined ? [] : forwarded.split(',');
  const entry = (entries.at(-trustedProxies) ?? '').trim();
  return clientAt(entry) ?? clientAt(remote ?? '') ?? unknownClient;
}

/** Of an IPv6 client its first 48 bits, as one subscriber may have many networks of 64; an IPv4 address as it is. */
function widerNetworkOf(client: string): string {
  return client.includes(':') ? client.split(':').slice(0, 3).join(':') : client;
}

export type Limits = ReturnType<typeof createLimits>;

/** Rate limits in memory, addresses only as hashes with a daily salt. @param options.reviewAbove inquiries a minute */
export function createLimits(options: { reviewAbove: number; now: () => number }) {
  const { reviewAbove, now } = options;
  let salt = { day: -1, value: randomBytes(0) };
  /** Times of inquiries by the hash of their client, the one that was seen last at the end; by network likewise. */
  const timesByClient = new Map<string, number[]>();
  const timesByNetwork = new Map<string, number[]>();
  /** Times of the last inquiries of all. */
  const recent: number[] = [];

  function hashOf(client: string): string {
    const today = Math.floor(now() / day);
    if (salt.day !== today) {
      salt = { day: today, value: randomBytes(32) };
      timesByClient.clear();
      timesByNetwork.clear();
    }
    return createHmac('sha256', salt.value).update(client).digest('base64url');
  }

  function timesInWindow(map: ReadonlyMap<string, number[]>, key: string): number[] {
    return (map.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  function remember(map: Map<string, number[]>, key: string, all: number[]): void {
    map.delete(key);
    map.set(key, all);
    const [oldest] = map.keys();
    if (map.size > maxRemembered && oldest !== undefined) map.delete(oldest);
  }

  /** Counts a new inquiry. @returns whether there were too many within a minute */
  function countInAll(): boolean {
    recent.push(now());
    if (recent.length <= reviewAbove) return false;
    const first = recent.shift() ?? 0;
    return first > now() - 60_000;
  }

  /** Counts a new inquiry for its network. @returns whether that has had its share in a flood */
  function countInNetwork(client: string): boolean {
    const key = hashOf(widerNetworkOf(client));
    const current = timesInWindow(timesByNetwork, key).slice(-perNetworkInFlood);
    remember(timesByNetwork, key, [...current, now()]);
    return current.length === perNetworkInFlood;
  }

  function secondsUntilNext(client: string | undefined, hasToken: boolean): number {
    if (client === undefined) return 0;
    const limit = hasToken ? perAddress.withToken : perAddress.withoutToken;
    const next = timesInWindow(timesByClient, hashOf(client)).at(-limit);
    return next === undefined ? 0 : Math.max(Math.ceil((next + windowMs - now()) / 1000), 1);
  }

  return {
    /** The same as `consume`, without counting. */
    secondsUntilNext,
    /** Counts an inquiry within its limit. @returns 0, or the seconds until the client is within its limit again */
    consume(client: string | undefined, hasToken: boolean): number {
      const seconds = secondsUntilNext(client, hasToken);
      if (seconds > 0 || client === undefined) return seconds;
      const key = hashOf(client);
      remember(timesByClient, key, [...timesInWindow(timesByClient, key), now()]);
      return 0;
    },
    /**
     * Counts a new inquiry.
     * @returns whether it is of a flood and to be held: there were more than `reviewAbove` within a minute, and it
     *   has no token, or its network has had two within ten minutes
     */
    detectFlood(client: string | undefined, hasToken: boolean): boolean {
      // Both have to count it, whatever the other returns.
      const [isAbove, isFrequent] = [countInAll(), client !== undefined && countInNetwork(client)];
      return isAbove && (!hasToken || isFrequent);
    },
  };
}
