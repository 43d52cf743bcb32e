/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOutbox } from './outbox';
import { openStore, type Store } from './store';
import type { Channel, Delivery, HeldNotice, StoredInquiry } from './types';

const second = 1000;
const hour = 3600 * second;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T08:00:00Z') });
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function inquiryOf(receipt: string, receivedAt = Date.now()): StoredInquiry {
  const fields = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
  return {
    receipt,
    receivedAt,
    form: 'home',
    locale: 'en',
    fields,
    status: 'accepted',
    reasons: [],
  };
}

type Row = Delivery & { inquiry: StoredInquiry; leasedUntil: number };

/** A store in memory with what the outbox needs of it. */
function memoryStore() {
  const rows: Row[] = [];
  const settings = new Map<string, string>();
  const heldReceipts: string[] = [];
  const rowOf = (receipt: string) => {
    const row = rows.find((each) => each.receipt === receipt);
    if (row === undefined) throw new Error(`no row ${receipt}`);
    return row;
  };
  const dueAt = ({ nextAt, leasedUntil }: Row) => Math.max(nextAt, leasedUntil);
  const unused = () => Promise.reject(new Error('the outbox does not need this'));
  const store: Store = {
    add: unused,
    get: unused,
    list: unused,
    findSame: unused,
    getWithDeliveries: unused,
    redeliver: unused,
    release: unused,
    remove: unused,
    prune: unused,
    checkHealth: unused,
    close: () => {},
    async lease(limit, leaseMs) {
      const queued = rows.filter((row) => row.state === 'queued' && dueAt(row) <= Date.now());
      return queued.slice(0, limit).map((row) => {
        row.leasedUntil = Date.now() + leaseMs;
        return { ...row };
      });
    },
    async markDelivered(receipt) {
      rowOf(receipt).state = 'delivered';
    },
    async recordFailure(receipt, _, error, nextAt) {
      const row = rowOf(receipt);
      const state = nextAt === undefined ? 'failed' : 'queued';
      const { attempts } = row;
      Object.assign(row, { state, attempts: attempts + 1, lastError: error, leasedUntil: 0 });
      row.nextAt = nextAt ?? row.nextAt;
    },
    async nextDue() {
      const queued = rows.filter(({ state }) => state === 'queued');
      return queued.length > 0 ? Math.min(...queued.map(dueAt)) : undefined;
    },
    getHeld: async (limit) => ({
      count: heldReceipts.length,
      receipts: heldReceipts.slice(-limit),
    }),
    async getOrCreateSetting(name, make) {
      settings.set(name, settings.get(name) ?? make());
      return settings.get(name) ?? '';
    },
    async replaceSetting(name, expected, value) {
      if (settings.get(name) !== expected) return false;
      settings.set(name, value);
      return true;
    },
  };
  function queue(inquiry: StoredInquiry): void {
    const { receipt } = inquiry;
    const delivery = { receipt, channel: 'smtp', state: 'queued', lastError: undefined } as const;
    rows.push({ ...delivery, attempts: 0, nextAt: Date.now(), inquiry, leasedUntil: 0 });
  }
  return { store, heldReceipts, queue, rowOf };
}

function start(store: Store, channel: Pick<Channel, 'deliver' | 'notify'>) {
  const log = jest.fn();
  const channels: Channel[] = [{ name: 'smtp', ...channel }];
  return { ...startOutbox({ store, channels, log, now: Date.now }), log };
}

/** A delivery that ends when the test says so. */
function deferredDelivery() {
  const ends: (() => void)[] = [];
  const deliver = jest.fn(() => new Promise<void>((resolve) => void ends.push(resolve)));
  return { deliver, ends };
}

/** Runs everything that waits for no time to pass. */
const flush = () => jest.advanceTimersByTimeAsync(0);

test('a queued inquiry is delivered once, as soon as the outbox is woken', async () => {
  const { store, queue, rowOf } = memoryStore();
  const deliver = jest.fn(async () => {});
  const outbox = start(store, { deliver });
  await flush();
  queue(inquiryOf('H-1'));
  outbox.wake();
  await flush();
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(rowOf('H-1').state).toBe('delivered');
  await jest.advanceTimersByTimeAsync(hour);
  expect(deliver).toHaveBeenCalledTimes(1);
  await outbox.stop();
});

test('what another process has queued is found within half a minute', async () => {
  const { store, queue, rowOf } = memoryStore();
  const outbox = start(store, { deliver: async () => {} });
  await flush();
  queue(inquiryOf('H-1'));
  await jest.advanceTimersByTimeAsync(30 * second);
  expect(rowOf('H-1').state).toBe('delivered');
  await outbox.stop();
});

test('backoff doubles up to four hours; after three days a delivery is given up, with the reason', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const times: number[] = [];
  const outbox = start(store, {
    async deliver() {
      times.push(Date.now());
      throw new Error('mailbox full');
    },
  });
  await jest.advanceTimersByTimeAsync(96 * hour);
  const waits = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / second);
  expect(waits.slice(0, 10)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 14_400]);
  expect(new Set(waits.slice(9))).toEqual(new Set([14_400]));
  const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
  expect(lasted).toBeGreaterThanOrEqual(72 * hour);
  expect(lasted).toBeLessThan(76 * hour);
  expect(rowOf('H-1')).toMatchObject({ state: 'failed', lastError: 'mailbox full' });
  expect(outbox.log).toHaveBeenLastCalledWith('delivery-given-up', expect.anything());
  await outbox.stop();
});

test('backoff has a jitter of up to a tenth', async () => {
  jest.mocked(Math.random).mockReturnValue(0.5);
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const outbox = start(store, { deliver: () => Promise.reject(new Error('no')) });
  await flush();
  expect(rowOf('H-1').nextAt - Date.now()).toBe(28.5 * second);
  await outbox.stop();
});

test('an inquiry released after three days still gets ten attempts', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1', Date.now() - 240 * hour));
  const deliver = jest.fn(() => Promise.reject(new Error('no')));
  const outbox = start(store, { deliver });
  await jest.advanceTimersByTimeAsync(3 * hour);
  expect(rowOf('H-1').state).toBe('queued');
  await jest.advanceTimersByTimeAsync(3 * hour);
  expect(rowOf('H-1').state).toBe('failed');
  expect(deliver).toHaveBeenCalledTimes(10);
  await outbox.stop();
});

test('a delivery that takes longer than a minute is aborted and retried, even if the channel ignores the signal', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const signals: AbortSignal[] = [];
  const outbox = start(store, {
    deliver(_, signal) {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  await jest.advanceTimersByTimeAsync(59 * second);
  expect(signals[0]?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(second);
  expect(signals[0]?.aborted).toBe(true);
  expect(rowOf('H-1')).toMatchObject({ attempts: 1, lastError: 'took longer than 60 s' });
  await jest.advanceTimersByTimeAsync(30 * second);
  expect(signals).toHaveLength(2);
  const stopped = outbox.stop();
  await jest.advanceTimersByTimeAsync(60 * second);
  await stopped;
});

test('five deliveries are under way at a time, and each that ends makes room for another', async () => {
  const { store, queue } = memoryStore();
  for (let at = 0; at < 7; at += 1) queue(inquiryOf(`H-${at}`));
  const { deliver, ends } = deferredDelivery();
  const outbox = start(store, { deliver });
  await flush();
  expect(deliver).toHaveBeenCalledTimes(5);
  ends[3]?.();
  await flush();
  expect(deliver).toHaveBeenCalledTimes(6);
  for (const end of ends) end();
  await flush();
  expect(deliver).toHaveBeenCalledTimes(7);
  ends[6]?.();
  await outbox.stop();
});

test('a delivery whose channel is no longer configured fails, and its error names the channel', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const outbox = startOutbox({ store, channels: [], log: jest.fn(), now: Date.now });
  await flush();
  expect(rowOf('H-1').lastError).toBe('smtp is not configured');
  await outbox.stop();
});

test('a failure of the store is logged, and the call is tried again', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const { lease, markDelivered } = store;
  store.lease = jest.fn(lease).mockRejectedValueOnce(new Error('disk I/O error'));
  store.markDelivered = jest
    .fn(markDelivered)
    .mockRejectedValueOnce(new Error('database is locked'));
  const deliver = jest.fn(async () => {});
  const outbox = start(store, { deliver });
  await flush();
  expect(outbox.log).toHaveBeenCalledWith('store-failed', { at: 'lease', error: 'disk I/O error' });
  await jest.advanceTimersByTimeAsync(10 * second);
  expect(rowOf('H-1').state).toBe('delivered');
  expect(deliver).toHaveBeenCalledTimes(1);
  await outbox.stop();
});

test('stopping waits for what is under way, and starts nothing more', async () => {
  const { store, queue, rowOf } = memoryStore();
  queue(inquiryOf('H-1'));
  const { deliver, ends } = deferredDelivery();
  const outbox = start(store, { deliver });
  await flush();
  let isStopped = false;
  const stopped = outbox.stop().then(() => {
    isStopped = true;
  });
  queue(inquiryOf('H-2'));
  await flush();
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopped;
  expect(rowOf('H-1').state).toBe('delivered');
  expect(rowOf('H-2').state).toBe('queued');
});

describe('held inquiries', () => {
  test('are reported once a day, by one of two processes', async () => {
    const { store, heldReceipts } = memoryStore();
    const notify = jest.fn(async () => {});
    const channel = { deliver: async () => {}, notify };
    const outboxes = [start(store, channel), start(store, channel)];
    await jest.advanceTimersByTimeAsync(hour);
    expect(notify).not.toHaveBeenCalled();
    heldReceipts.push('H-1', 'H-2');
    await jest.advanceTimersByTimeAsync(2 * hour);
    const receipts = ['H-1', 'H-2'];
    const first = { count: 2, receipts, day: '2026-11-25', occasion: 'daily' };
    expect(notify.mock.calls).toEqual([[first]]);
    await jest.advanceTimersByTimeAsync(24 * hour);
    expect(notify.mock.calls).toEqual([[first], [{ ...first, day: '2026-11-26' }]]);
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
  });

  test('are reported at once when a flood begins, at most once a day, besides the daily notice', async () => {
    const { store, heldReceipts } = memoryStore();
    const notify = jest.fn(async (_: HeldNotice) => {});
    const outbox = start(store, { deliver: async () => {}, notify });
    await flush();
    heldReceipts.push(...Array.from({ length: 101 }, (_, at) => `H-${at}`));
    outbox.notifyOfFlood();
    outbox.notifyOfFlood();
    await flush();
    const receipts = heldReceipts.slice(1);
    const notice = { count: 101, receipts, day: '2026-11-25', occasion: 'flood' };
    expect(notify.mock.calls).toEqual([[notice]]);
    await jest.advanceTimersByTimeAsync(hour);
    outbox.notifyOfFlood();
    await flush();
    expect(notify.mock.calls.map(([{ occasion }]) => occasion)).toEqual(['flood', 'daily']);
    await outbox.stop();
  });

  test('are reported again an hour later where that failed', async () => {
    const { store, heldReceipts } = memoryStore();
    heldReceipts.push('H-1');
    const notify = jest.fn(async () => {}).mockRejectedValueOnce(new Error('no line'));
    const outbox = start(store, { deliver: async () => {}, notify });
    await jest.advanceTimersByTimeAsync(0.9 * hour);
    expect(notify).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0.2 * hour);
    expect(notify).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2 * hour);
    expect(notify).toHaveBeenCalledTimes(2);
    await outbox.stop();
  });
});

describe('two processes with one file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => jest.useRealTimers());

  /** The store of a process whose clock may be ahead, in milliseconds, and a function that starts its outbox. */
  async function openProcess(file: string, deliver: Channel['deliver'], ahead = 0) {
    const now = () => Date.now() + ahead;
    const url = `file:${path.join(folder, file)}`;
    const store = await openStore(url, { channels: ['smtp'], now });
    const channels: Channel[] = [{ name: 'smtp', deliver }];
    const startItsOutbox = () => startOutbox({ store, channels, log: jest.fn(), now });
    return { store, startItsOutbox };
  }

  /** A delivery that records receipts, and a promise that resolves once there are so many. */
  function recordingDelivery(expected: number) {
    const receipts: string[] = [];
    let done = () => {};
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    async function deliver({ receipt }: StoredInquiry): Promise<void> {
      receipts.push(receipt);
      if (receipts.length === expected) done();
    }
    return { receipts, all, deliver };
  }

  const inquiry = { form: 'home', locale: 'en', idempotencyKey: undefined, reasons: [] } as const;

  test('deliver each inquiry once', async () => {
    const count = 40;
    const { receipts, all, deliver } = recordingDelivery(count);
    const [one, other] = [await openProcess('a.db', deliver), await openProcess('a.db', deliver)];
    const added: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { receipt } = await one.store.add({ ...inquiry, fields: { message: String(at) } });
      added.push(receipt);
    }
    const outboxes = [one.startItsOutbox(), other.startItsOutbox()];
    await all;
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    expect(receipts.toSorted()).toEqual(added.toSorted());
    const states = (await other.store.list()).flatMap(({ deliveries }) => deliveries);
    expect(states.every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(
      true,
    );
    one.store.close();
    other.store.close();
  });

  test('one takes over what the other has begun once its lease has expired, and not before', async () => {
    const { receipts, all, deliver } = recordingDelivery(1);
    const killed = await openProcess('b.db', deliver);
    const { receipt } = await killed.store.add({ ...inquiry, fields: { message: 'a' } });
    expect(await killed.store.lease(5, 120 * second)).toHaveLength(1);
    killed.store.close();
    const early = await openProcess('b.db', deliver, 119 * second);
    expect(await early.store.lease(5, 120 * second)).toEqual([]);
    early.store.close();
    const late = await openProcess('b.db', deliver, 121 * second);
    const outbox = late.startItsOutbox();
    await all;
    await outbox.stop();
    expect(receipts).toEqual([receipt]);
    expect(await late.store.nextDue()).toBeUndefined();
    late.store.close();
  });
});
