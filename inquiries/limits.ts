import { createHmac, randomBytes } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';

const day = 24 * 60 * 60 * 1000;
const window = 10 * 60 * 1000;

/** Inquiries per address within the window. */
const perAddress = { withToken: 10, withoutToken: 3 } as const;

/** Inquiries per network within the window that are delivered in a flood. */
const perNetworkInFlood = 2;

/** The client of those whose address is unknown: they share a limit. */
const unknownClient = 'unknown';

/** How many addresses are remembered; of a forgotten one, the inquiries count anew. */
const remembered = 10_000;

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
 * Whom to count an inquiry for: an IPv4 address, or the network of an IPv6 address.
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

/** What a subscriber can have many clients of: of an IPv6 network its first 48 bits. */
function widerNetworkOf(client: string): string {
  return client.includes(':') ? client.split(':').slice(0, 3).join(':') : client;
}

/** Limits of how much is taken at once. */
export type Limits = {
  /**
   * Counts an inquiry of an address, as long as it has not had too many.
   * @returns 0 where it is taken, otherwise the seconds until the next one will be
   */
  wait: (client: string | undefined, hasToken: boolean) => number;
  /** The same without counting. */
  untilNext: (client: string | undefined, hasToken: boolean) => number;
  /**
   * Counts a new inquiry.
   * @returns whether it is to be held: there were more within a minute than may go unseen, and it has no token, or
   *   its network has had two within ten minutes
   */
  isFlood: (client: string | undefined, hasToken: boolean) => boolean;
};

/**
 * Counts in memory, addresses only as hashes with a salt that changes every day.
 * @param reviewAbove new inquiries a minute, in all
 * @param now milliseconds since 1970
 */
export function createLimits({
  reviewAbove,
  now,
}: {
  reviewAbove: number;
  now: () => number;
}): Limits {
  let salt = { day: -1, value: randomBytes(0) };
  /** Times of inquiries by hash, the address that was last seen at the end; of wider networks likewise. */
  const times = new Map<string, number[]>();
  const networks = new Map<string, number[]>();
  /** Times of the last inquiries of all. */
  const recent: number[] = [];

  function hashOf(client: string): string {
    const today = Math.floor(now() / day);
    if (salt.day !== today) {
      salt = { day: today, value: randomBytes(32) };
      times.clear();
      networks.clear();
    }
    return createHmac('sha256', salt.value).update(client).digest('base64url');
  }

  /** The times by a key that are within the window. */
  function within(map: ReadonlyMap<string, number[]>, key: string): number[] {
    return (map.get(key) ?? []).filter((time) => time > now() - window);
  }

  function remember(map: Map<string, number[]>, key: string, all: number[]): void {
    map.delete(key);
    map.set(key, all);
    const [oldest] = map.keys();
    if (map.size > remembered && oldest !== undefined) map.delete(oldest);
  }

  /** Counts a new inquiry of all. */
  function isAboveAll(): boolean {
    recent.push(now());
    if (recent.length <= reviewAbove) return false;
    const first = recent.shift() ?? 0;
    return first > now() - 60_000;
  }

  /** Counts a new inquiry of a network. */
  function isAboveNetwork(client: string): boolean {
    const key = hashOf(widerNetworkOf(client));
    const current = within(networks, key).slice(-perNetworkInFlood);
    remember(networks, key, [...current, now()]);
    return current.length === perNetworkInFlood;
  }

  function untilNext(client: string | undefined, hasToken: boolean): number {
    if (client === undefined) return 0;
    const limit = hasToken ? perAddress.withToken : perAddress.withoutToken;
    const next = within(times, hashOf(client)).at(-limit);
    return next === undefined ? 0 : Math.max(Math.ceil((next + window - now()) / 1000), 1);
  }

  return {
    untilNext,
    wait(client, hasToken) {
      const seconds = untilNext(client, hasToken);
      if (seconds > 0 || client === undefined) return seconds;
      const key = hashOf(client);
      remember(times, key, [...within(times, key), now()]);
      return 0;
    },
    isFlood(client, hasToken) {
      // Both count each of them.
      const [isAbove, isFrequent] = [isAboveAll(), client !== undefined && isAboveNetwork(client)];
      return isAbove && (!hasToken || isFrequent);
    },
  };
}
