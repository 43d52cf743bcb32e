import type { Channel, Delivery, HeldNotice, Log, Store, StoredInquiry } from './types';

type LeasedDelivery = Delivery & { inquiry: StoredInquiry };

/** What an outbox needs; all times are in milliseconds. */
type OutboxOptions = {
  store: Store;
  channels: readonly Channel[];
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** For how long a delivery belongs to this process; it has half of it to arrive. */
  leaseMs?: number | undefined;
  /** Wait after the first attempt; it doubles with each further one. */
  firstWaitMs?: number | undefined;
};

/** A running outbox. */
export type Outbox = {
  /** Looks for due deliveries now: something has been queued. */
  wake: () => void;
  /** Tells the firm, once a day at most, that inquiries are held as a flood has begun. */
  tellOfFlood: () => void;
  /** Takes nothing more; resolves once what is under way has ended, at most its time limit later. */
  stop: () => Promise<void>;
};

const second = 1000;
const hour = 3600 * second;

/** Deliveries under way at a time. */
const maxUnderWay = 5;
const longestWait = 4 * hour;
/** Age of an inquiry at which its delivery is given up. */
const giveUpAge = 72 * hour;
/** Attempts that are made all the same, four hours of them: it may be released, or the service back, late. */
const leastAttempts = 10;
/** Sleep at most: another process may have queued something. */
const longestSleep = 30 * second;
/** Sleep at least, unless something is queued or has ended. */
const shortestSleep = second;
/** Wait between attempts to write to a store that fails. */
const storeWait = 5 * second;
/** Between two looks for inquiries that are held. */
const heldEvery = 60 * second;
/** Receipts that a notice of held inquiries names at most. */
const namedAtMost = 100;
/** Settings with the day on which held inquiries were last told of. */
const heldDay = { daily: 'held-notice-day', flood: 'flood-notice-day' } as const;

const manilaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}

/** Runs something with a signal, and rejects when the time is over, even if it does not heed the signal. */
async function within(limit: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`took longer than ${limit / second} s`));
      controller.abort();
    }, limit);
  });
  try {
    await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A sleep that can be ended early, also before it begins. */
function alarm() {
  let isDue = false;
  let ring: (() => void) | undefined;
  return {
    wake() {
      isDue = true;
      ring?.();
    },
    async sleep(ms: number) {
      if (!isDue) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          ring = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
        ring = undefined;
      }
      isDue = false;
    },
  };
}

/**
 * Delivers what is queued until it is stopped. Each delivery is leased from the store, so that of several
 * processes one has it; what a killed process had begun is tried again when its lease ends, by another too. A
 * channel may therefore get an inquiry twice, but never not at all. Nothing rejects: errors are logged.
 */
export function startOutbox({
  store,
  channels,
  log,
  now,
  leaseMs = 120 * second,
  firstWaitMs = 30 * second,
}: OutboxOptions): Outbox {
  const timeLimit = leaseMs / 2;
  const { wake, sleep } = alarm();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let nextHeldCheck = 0;

  /** When to try again; undefined when it is given up. */
  function nextAttempt({ attempts, inquiry }: LeasedDelivery, made: number): number | undefined {
    if (now() - inquiry.receivedAt >= giveUpAge && made >= leastAttempts) return undefined;
    const wait = Math.min(firstWaitMs * 2 ** attempts, longestWait);
    // Up to a tenth less, so that what failed together is not tried together for ever.
    return now() + Math.round(wait * (1 - Math.random() / 10));
  }

  /** Writes a result, which would be lost with a store that fails for a moment, for as long as the lease lasts. */
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
      await within(timeLimit, (signal) => channel.deliver(inquiry, signal));
    } catch (error) {
      const reason = reasonOf(error);
      const nextAt = nextAttempt(delivery, attempts);
      const event = nextAt === undefined ? 'delivery-given-up' : 'delivery-failed';
      log(event, { receipt, channel: name, attempts, error: reason });
      return record('failed', until, () => store.failed(receipt, name, reason, nextAt));
    }
    return record('delivered', until, async () => {
      await store.delivered(receipt, name);
      log('delivered', { receipt, channel: name, attempts });
    });
  }

  /** Once a day for each occasion, in whichever process comes first: tells the firm of what is held. */
  async function tellOfHeld(occasion: HeldNotice['occasion']): Promise<void> {
    const notices = channels.flatMap(({ notify }) => notify ?? []);
    if (notices.length === 0) return;
    const day = manilaDay.format(now());
    const setting = heldDay[occasion];
    const told = await store.setting(setting, () => '');
    if (told === day) return;
    const held = { ...(await store.held(namedAtMost)), day, occasion };
    if (held.count === 0 || !(await store.replaceSetting(setting, told, day))) return;
    try {
      await Promise.all(notices.map((notify) => within(timeLimit, () => notify(held))));
      log('held-notice', { count: held.count });
    } catch (error) {
      // The day is not over: it is tried again, but not as often as one looks.
      nextHeldCheck = now() + hour;
      await store.replaceSetting(setting, day, told);
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

  /** Begins what is due. @returns how long nothing else is: milliseconds */
  async function begin(): Promise<number> {
    if (now() >= nextHeldCheck) {
      nextHeldCheck = now() + heldEvery;
      track(tellOfHeld('daily'));
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
    wake,
    tellOfFlood: () => track(tellOfHeld('flood')),
    async stop() {
      isStopped = true;
      wake();
      await loop;
      await Promise.all(underWay);
    },
  };
}
