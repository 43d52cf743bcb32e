import type { Store } from './store';
import type { Channel, Delivery, HeldNotice, Log, StoredInquiry } from './types';

type LeasedDelivery = Delivery & { inquiry: StoredInquiry };

/** What an outbox needs; all times are in milliseconds. */
type OutboxOptions = {
  store: Store;
  channels: readonly Channel[];
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For how long a delivery is leased to this process; an attempt is aborted after half of it. */
  leaseMs?: number | undefined;
  /** Wait after the first failed attempt; it doubles with each further one. */
  initialRetryDelayMs?: number | undefined;
};

const second = 1000;
const hour = 3600 * second;

const maxUnderWay = 5;
const longestWait = 4 * hour;
/** Age of an inquiry at which its delivery is given up. */
const giveUpAge = 72 * hour;
/** Attempts that even older ones get, over four hours: an inquiry may be released late, or the service was down. */
const minAttempts = 10;
/** Longest sleep: what another process queues does not wake this one. */
const longestSleep = 30 * second;
/** Shortest sleep, unless it is woken. */
const shortestSleep = second;
/** Wait between attempts to write to a store that fails. */
const storeWait = 5 * second;
const heldCheckInterval = 60 * second;
/** How many receipts a notice of held inquiries names at most. */
const maxNamed = 100;
const noticeDaySettings = { daily: 'held-notice-day', flood: 'flood-notice-day' } as const;

/** Swedish dates are written as in ISO 8601. */
const manilaDayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}

/** Runs something with a signal, which is aborted after `limit`; rejects then even if the signal is ignored. */
async function runWithTimeLimit(
  limit: number,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const error = new Error(`took longer than ${limit / second} s`);
  const timer = setTimeout(() => controller.abort(error), limit);
  try {
    await Promise.race([run(signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** A sleep that `wake` ends, also one that has not begun yet. */
function interruptibleSleep() {
  let isWoken = false;
  let endSleep = () => {};
  return {
    wake() {
      isWoken = true;
      endSleep();
    },
    async sleep(ms: number) {
      if (!isWoken) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          endSleep = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
      }
      isWoken = false;
    },
  };
}

/**
 * Delivers what is queued until it is stopped, each at least once. A delivery is leased from the store, so that of
 * several processes one has it; what a killed process had begun is tried again by any of them when the lease expires,
 * so that a channel may get an inquiry twice. Nothing rejects: errors are logged.
 */
export function startOutbox(options: OutboxOptions) {
  const { store, channels, log, now } = options;
  const { leaseMs = 120 * second, initialRetryDelayMs = 30 * second } = options;
  const timeLimit = leaseMs / 2;
  const { wake, sleep } = interruptibleSleep();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let nextHeldCheck = 0;

  /** When to try again after a failure; undefined when the delivery is given up. */
  function nextAttempt({ attempts, inquiry }: LeasedDelivery): number | undefined {
    if (now() - inquiry.receivedAt >= giveUpAge && attempts + 1 >= minAttempts) return undefined;
    const wait = Math.min(initialRetryDelayMs * 2 ** attempts, longestWait);
    // Jitter of up to a tenth, so that what failed together is not retried together.
    return now() + Math.round(wait * (1 - Math.random() / 10));
  }

  /** Writes a result; where the store fails, retries for as long as the lease lasts. */
  async function record(name: string, until: number, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      log('store-failed', { at: name, error: reasonOf(error) });
      if (isStopped || now() + storeWait >= until) return;
      await new Promise((resolve) => setTimeout(resolve, storeWait));
      await record(name, until, write);
    }
  }

  async function deliver(delivery: LeasedDelivery): Promise<void> {
    const { receipt, channel: name, inquiry } = delivery;
    const until = now() + leaseMs;
    const attempts = delivery.attempts + 1;
    try {
      const channel = channels.find((each) => each.name === name);
      if (channel === undefined) throw new Error(`${name} is not configured`);
      await runWithTimeLimit(timeLimit, (signal) => channel.deliver(inquiry, signal));
    } catch (error) {
      const reason = reasonOf(error);
      const nextAt = nextAttempt(delivery);
      const event = nextAt === undefined ? 'delivery-given-up' : 'delivery-failed';
      log(event, { receipt, channel: name, attempts, error: reason });
      return record('failed', until, () => store.recordFailure(receipt, name, reason, nextAt));
    }
    return record('delivered', until, async () => {
      await store.markDelivered(receipt, name);
      log('delivered', { receipt, channel: name, attempts });
    });
  }

  /** Notifies the firm of what is held: once a day for each occasion, from whichever process comes first. */
  async function notifyOfHeld(occasion: HeldNotice['occasion']): Promise<void> {
    const notifiers = channels.flatMap(({ notify }) => notify ?? []);
    if (notifiers.length === 0) return;
    const day = manilaDayFormat.format(now());
    const setting = noticeDaySettings[occasion];
    const lastDay = await store.getOrCreateSetting(setting, () => '');
    if (lastDay === day) return;
    const notice = { ...(await store.getHeld(maxNamed)), day, occasion };
    if (notice.count === 0 || !(await store.replaceSetting(setting, lastDay, day))) return;
    try {
      await Promise.all(
        notifiers.map((notify) => runWithTimeLimit(timeLimit, () => notify(notice))),
      );
      log('held-notice', { count: notice.count });
    } catch (error) {
      // Tried again on the same day, in an hour rather than at the next check.
      nextHeldCheck = now() + hour;
      await store.replaceSetting(setting, day, lastDay);
      throw error;
    }
  }

  function track(work: Promise<void>): void {
    const ended = work
      .catch((error) => log('outbox-failed', { error: reasonOf(error) }))
      .finally(() => {
        underWay.delete(ended);
        wake();
      });
    underWay.add(ended);
  }

  /** Starts what is due. @returns how long to sleep, in milliseconds */
  async function begin(): Promise<number> {
    if (now() >= nextHeldCheck) {
      nextHeldCheck = now() + heldCheckInterval;
      track(notifyOfHeld('daily'));
    }
    const free = maxUnderWay - underWay.size;
    const leased = free > 0 ? await store.lease(free, leaseMs) : [];
    for (const delivery of leased) track(deliver(delivery));
    // More may be due; the first that ends wakes the loop.
    if (leased.length === free) return longestSleep;
    const due = (await store.nextDue()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(due - now(), shortestSleep), longestSleep);
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const wait = await begin().catch((error) => {
        log('store-failed', { at: 'lease', error: reasonOf(error) });
        return storeWait;
      });
      if (!isStopped) await sleep(wait);
    }
  }

  const loop = run();
  return {
    /** Looks for due deliveries now: something has been queued. */
    wake,
    /** Notifies the firm, once a day at most, that a flood has begun and inquiries are held. */
    notifyOfFlood: () => track(notifyOfHeld('flood')),
    /** Starts nothing more; resolves once what is under way has ended, at most its time limit later. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await loop;
      await Promise.all(underWay);
    },
  };
}
