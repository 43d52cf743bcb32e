/** @jest-environment node */

import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import fc from 'fast-check';
import { openStore, type Store } from './store';
import type { ChannelName } from './types';

const hour = 60 * 60 * 1000;

let folder: string;
let time: number;
let opened: Store[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
  time = Date.UTC(2026, 10, 25);
  opened = [];
});
afterEach(() => {
  for (const store of opened) store.close();
  rmSync(folder, { recursive: true });
});

function url(): string {
  return `file:${folder}/data/inquiries.db`;
}

async function open(channels: readonly ChannelName[] = ['smtp', 'webhook']): Promise<Store> {
  const store = await openStore(url(), { channels, now: () => time });
  opened.push(store);
  return store;
}

type Added = Parameters<Store['add']>[0];

function inquiry(more: Partial<Added> = {}, fields: Record<string, string> = {}): Added {
  return {
    form: 'contact',
    locale: 'de',
    fields: { name: 'Ada', email: 'Ada@Example.com', message: 'Hello', ...fields },
    idempotencyKey: undefined,
    reasons: [],
    ...more,
  };
}

/** Whether a text stands in one of the files of the store. */
function isWritten(text: string): boolean {
  const files = readdirSync(`${folder}/data`);
  return files.some((file) => readFileSync(`${folder}/data/${file}`).includes(text));
}

describe('add', () => {
  test('an inquiry is read back as it was, by its receipt', async () => {
    const store = await open();
    const { receipt, isNew } = await store.add(inquiry());
    expect(isNew).toBe(true);
    expect(receipt).toMatch(/^H-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(await store.get(receipt)).toEqual({
      receipt,
      form: 'contact',
      locale: 'de',
      fields: { name: 'Ada', email: 'Ada@Example.com', message: 'Hello' },
      receivedAt: time,
      status: 'accepted',
      reasons: [],
    });
    expect(await store.get('H-0000000000')).toBeUndefined();
  });

  test('an inquiry is queued for each channel; one that is held is not', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry());
    const { receipt: held } = await store.add(
      inquiry({ reasons: ['links', 'honeypot'] }, { name: 'B' }),
    );
    const [second, first] = await store.list();
    expect(second).toMatchObject({ receipt: held, status: 'held', reasons: ['links', 'honeypot'] });
    expect(second?.deliveries).toEqual([]);
    const delivery = { receipt, state: 'queued', attempts: 0, nextAt: time, lastError: undefined };
    expect(first?.deliveries).toEqual([
      { ...delivery, channel: 'smtp' },
      { ...delivery, channel: 'webhook' },
    ]);
    expect(await store.getHeld(10)).toEqual({ count: 1, receipts: [held] });
    expect(await store.getWithDeliveries(receipt)).toEqual(first);
    expect(await store.getWithDeliveries('H-0000000000')).toBeUndefined();
    time += 1;
    const { receipt: newer } = await store.add(inquiry({ reasons: ['honeypot'] }, { name: 'C' }));
    expect(await store.getHeld(1)).toEqual({ count: 2, receipts: [newer] });
    expect(await store.getHeld(2)).toEqual({ count: 2, receipts: [held, newer] });
  });

  test('the same idempotency key and words are the same inquiry, however late', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry({ idempotencyKey: 'one' }));
    time += 1000 * hour;
    expect(await store.findSame(inquiry({ idempotencyKey: 'one' }))).toBe(receipt);
    expect(await store.add(inquiry({ idempotencyKey: 'one' }))).toEqual({ receipt, isNew: false });
    expect((await store.add(inquiry({ idempotencyKey: 'two' }))).isNew).toBe(true);
    expect(await store.list()).toHaveLength(2);
  });

  test('an idempotency key that other words have counts for nothing', async () => {
    const store = await open();
    const first = await store.add(inquiry({ idempotencyKey: 'one' }));
    const other = inquiry({ idempotencyKey: 'one' }, { message: 'Else' });
    expect(await store.findSame(other)).toBeUndefined();
    const second = await store.add(other);
    expect(second.isNew).toBe(true);
    expect(await store.add(other)).toEqual({ receipt: second.receipt, isNew: false });
    expect(await store.findSame(other)).toBe(second.receipt);
    expect(await store.add(inquiry({ idempotencyKey: 'one' }))).toEqual({ ...first, isNew: false });
    time += 24 * hour;
    expect((await store.add(other)).isNew).toBe(true);
  });

  test('without an idempotency key, the same accepted words are the same inquiry for a day', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry({ idempotencyKey: 'one' }));
    const same = [
      inquiry(),
      inquiry({}, { email: 'ada@example.com' }),
      inquiry({ reasons: ['honeypot'] }),
    ];
    for (const each of same) expect(await store.add(each)).toEqual({ receipt, isNew: false });
    for (const other of [
      inquiry({ form: 'home' }),
      inquiry({ locale: 'en' }),
      inquiry({}, { email: 'bob@example.com' }),
      inquiry({}, { message: 'hello' }),
      inquiry({}, { company: 'Firm' }),
    ]) {
      expect((await store.add(other)).isNew).toBe(true);
    }
    time += 24 * hour - 1;
    expect((await store.add(inquiry())).isNew).toBe(false);
    time += 1;
    expect((await store.add(inquiry())).isNew).toBe(true);
  });

  test('an inquiry that comes several times at once, through two stores on one file, is stored once', async () => {
    const stores = [await open(), await open()];
    const add = (each: Added) => stores.flatMap((store) => [store.add(each), store.add(each)]);
    const results = await Promise.all([
      ...add(inquiry()),
      ...add(inquiry({ idempotencyKey: 'x' }, { name: 'B' })),
    ]);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(2);
    expect(new Set(results.map(({ receipt }) => receipt)).size).toBe(2);
    expect(await stores[0]?.list()).toHaveLength(2);
    expect(await stores[1]?.lease(10, 1000)).toHaveLength(4);
  });

  test('any text is read back as it is', async () => {
    const store = await open([]);
    const text = fc.string({ unit: 'grapheme-composite' });
    // Zod drops `__proto__`, which is no name of a field.
    const name = fc.string().filter((each) => each !== '__proto__');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, text), fc.uuid(), async (fields, idempotencyKey) => {
        const { receipt } = await store.add({ ...inquiry({ idempotencyKey }), fields });
        expect(JSON.stringify((await store.get(receipt))?.fields)).toBe(JSON.stringify(fields));
      }),
      { numRuns: 50 },
    );
  });
});

describe('deliveries', () => {
  test('what is due is leased once, to one process, until the lease expires', async () => {
    const [store, other] = [await open(), await open()];
    const { receipt } = await store.add(inquiry());
    const leased = await store.lease(1, 5000);
    expect(leased).toHaveLength(1);
    expect(leased[0]).toMatchObject({
      receipt,
      attempts: 0,
      inquiry: { receipt, form: 'contact' },
    });
    expect(await other.lease(10, 5000)).toHaveLength(1);
    expect(await other.lease(10, 5000)).toEqual([]);
    expect(await store.nextDue()).toBe(time + 5000);
    time += 5000;
    expect(await other.lease(10, 5000)).toHaveLength(2);
  });

  test('a lease ends when a delivery has arrived, is to be tried again, or is given up', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry());
    await store.lease(10, 5000);
    await store.markDelivered(receipt, 'smtp');
    await store.recordFailure(receipt, 'webhook', 'HTTP 500', time + 100);
    expect(await store.nextDue()).toBe(time + 100);
    time += 100;
    expect(await store.lease(10, 5000)).toMatchObject([
      { channel: 'webhook', state: 'queued', attempts: 1, lastError: 'HTTP 500' },
    ]);
    await store.recordFailure(receipt, 'webhook', 'HTTP 500 again', undefined);
    time += 1000 * hour;
    expect(await store.lease(10, 5000)).toEqual([]);
    expect(await store.nextDue()).toBeUndefined();
    const [{ deliveries } = { deliveries: [] }] = await store.list();
    expect(deliveries).toMatchObject([
      { channel: 'smtp', state: 'delivered', attempts: 1 },
      { channel: 'webhook', state: 'failed', attempts: 2, lastError: 'HTTP 500 again' },
    ]);
  });

  test('a failure that comes after another process has delivered changes nothing', async () => {
    const store = await open(['smtp']);
    const { receipt } = await store.add(inquiry());
    await store.markDelivered(receipt, 'smtp');
    await store.recordFailure(receipt, 'smtp', 'too late', time);
    expect(await store.lease(10, 5000)).toEqual([]);
  });

  test('a process leases what it has a channel for', async () => {
    const { receipt } = await (await open()).add(inquiry());
    expect(await (await open(['smtp'])).lease(10, 5000)).toMatchObject([
      { receipt, channel: 'smtp' },
    ]);
    const without = await open([]);
    expect(await without.lease(10, 5000)).toEqual([]);
    expect(await without.nextDue()).toBeUndefined();
  });

  test('redelivery queues for each channel anew', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry());
    await store.markDelivered(receipt, 'smtp');
    await store.recordFailure(receipt, 'webhook', 'HTTP 500', undefined);
    expect(await store.redeliver(receipt)).toBe(true);
    expect(await store.redeliver('H-0000000000')).toBe(false);
    expect(await store.lease(10, 5000)).toMatchObject([
      { channel: 'smtp', attempts: 0, lastError: undefined },
      { channel: 'webhook', attempts: 0, lastError: undefined },
    ]);
  });

  test('what is held is queued once it is released, or delivered on demand', async () => {
    const store = await open(['smtp']);
    const { receipt } = await store.add(inquiry({ reasons: ['honeypot'] }));
    const { receipt: other } = await store.add(inquiry({ reasons: ['honeypot'] }, { name: 'B' }));
    expect(await store.lease(10, 5000)).toEqual([]);
    expect(await store.release(receipt)).toBe(true);
    expect(await store.lease(10, 5000)).toMatchObject([{ receipt }]);
    expect(await store.release(receipt)).toBe(false);
    expect(await store.lease(10, 5000)).toEqual([]);
    expect(await store.redeliver(other)).toBe(true);
    expect(await store.lease(10, 5000)).toMatchObject([{ receipt: other }]);
    expect(await store.getHeld(10)).toEqual({ count: 0, receipts: [] });
  });
});

describe('deletion', () => {
  test('by receipt or address, in any case, with its deliveries', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry());
    await store.add(inquiry({}, { message: 'Again' }));
    const { receipt: other } = await store.add(inquiry({}, { email: 'bob@example.com' }));
    expect(await store.remove('ADA@example.COM')).toBe(2);
    expect(await store.get(receipt)).toBeUndefined();
    expect(await store.lease(10, 5000)).toMatchObject([{ receipt: other }, { receipt: other }]);
    expect(await store.remove(other)).toBe(1);
    expect(await store.remove(other)).toBe(0);
    expect(await store.remove('')).toBe(0);
    expect(await store.list()).toEqual([]);
    expect(await store.nextDue()).toBeUndefined();
  });

  test('what is deleted is in no file any more', async () => {
    const [store, other] = [await open(), await open()];
    for (let count = 0; count < 20; count += 1) {
      await store.add(inquiry({}, { message: `Confidential ${count} ${'text '.repeat(1000)}` }));
    }
    const bob = { name: 'Bob', email: 'bob@example.com', message: 'Remains' };
    await other.add(inquiry({}, bob));
    await other.list();
    const found = () => ['Confidential', 'text text', 'ada@', 'Ada@', 'Remains'].filter(isWritten);
    expect(found()).toEqual(['Confidential', 'text text', 'ada@', 'Ada@', 'Remains']);
    expect(await store.remove('ada@example.com')).toBe(20);
    expect(found()).toEqual(['Remains']);
    // Its pages are not kept for later.
    expect(statSync(`${folder}/data/inquiries.db`).size).toBeLessThan(80_000);
  });

  test('prune deletes what is old, except what has an undelivered delivery', async () => {
    const store = await open();
    const add = async (name: string, reasons: string[] = []) =>
      (await store.add(inquiry({ reasons }, { name }))).receipt;
    const delivered = await add('delivered');
    const half = await add('half');
    const failed = await add('failed');
    const held = await add('held', ['honeypot']);
    for (const receipt of [delivered, half, failed]) await store.markDelivered(receipt, 'smtp');
    await store.markDelivered(delivered, 'webhook');
    await store.recordFailure(failed, 'webhook', 'HTTP 500', undefined);
    time += 1;
    const later = await add('later', ['honeypot']);
    expect(await store.prune(time)).toBe(2);
    const left = (await store.list()).map(({ receipt }) => receipt);
    expect(left).toEqual([later, failed, half]);
    expect(left).not.toContain(held);
  });
});

describe('health', () => {
  test('names what has failed, and when the oldest undelivered inquiry was received', async () => {
    const store = await open(['smtp']);
    expect(await store.checkHealth()).toEqual({
      writable: true,
      oldestUndeliveredSeconds: null,
      failed: 0,
      failedReceipts: [],
      held: 0,
    });
    const { receipt } = await store.add(inquiry());
    time += hour;
    await store.add(inquiry({ reasons: ['honeypot'] }, { name: 'B' }));
    await store.recordFailure(receipt, 'smtp', 'HTTP 500', undefined);
    expect(await store.checkHealth()).toEqual({
      writable: true,
      oldestUndeliveredSeconds: hour / 1000,
      failed: 1,
      failedReceipts: [receipt],
      held: 1,
    });
    await store.markDelivered(receipt, 'smtp');
    expect(await store.checkHealth()).toMatchObject({
      oldestUndeliveredSeconds: null,
      failedReceipts: [],
    });
  });

  test('is not writable where the database takes no write, or is closed', async () => {
    const store = await open();
    const other = createClient({ url: url() });
    await other.execute(
      "CREATE TRIGGER full BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END",
    );
    expect((await store.checkHealth()).writable).toBe(false);
    other.close();
    store.close();
    expect((await store.checkHealth()).writable).toBe(false);
  });
});

describe('settings', () => {
  test('a value is made once; of two processes that replace it, one succeeds', async () => {
    const [store, other] = [await open(), await open()];
    expect(await store.getOrCreateSetting('secret', () => 'a')).toBe('a');
    expect(await other.getOrCreateSetting('secret', () => 'b')).toBe('a');
    const results = await Promise.all([
      store.replaceSetting('secret', 'a', 'c'),
      other.replaceSetting('secret', 'a', 'd'),
    ]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.replaceSetting('unknown', 'a', 'b')).toBe(false);
  });
});

describe('file', () => {
  const mode = (file: string) => (statSync(path.join(folder, file)).mode & 0o777).toString(8);

  test.each([0o000, 0o022, 0o077])(
    'with the umask %o, only its user can read it',
    async (umask) => {
      const before = process.umask(umask);
      try {
        await (await open()).add(inquiry());
      } finally {
        process.umask(before);
      }
      expect(mode('data')).toBe('700');
      const files = readdirSync(`${folder}/data`);
      expect(files).toEqual(['inquiries.db', 'inquiries.db-shm', 'inquiries.db-wal']);
      for (const file of files) expect([file, mode(`data/${file}`)]).toEqual([file, '600']);
    },
  );

  test('a folder that is there keeps its mode, a file that others can read does not', async () => {
    mkdirSync(`${folder}/data`);
    chmodSync(`${folder}/data`, 0o755);
    (await open()).close();
    chmodSync(`${folder}/data/inquiries.db`, 0o644);
    await open();
    expect(mode('data')).toBe('755');
    expect(mode('data/inquiries.db')).toBe('600');
  });

  test('the settings of SQLite make writes durable', async () => {
    await open();
    const client = createClient({ url: url() });
    const value = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    expect(await value('journal_mode')).toBe('wal');
    expect(await value('auto_vacuum')).toBe(1);
    expect(await value('user_version')).toBe(1);
    // Defaults of libSQL, which this other connection has as well.
    expect(await value('synchronous')).toBe(2);
    expect(await value('foreign_keys')).toBe(1);
    client.close();
  });

  test('a store that is opened again has its inquiries', async () => {
    const store = await open();
    const { receipt } = await store.add(inquiry());
    store.close();
    expect(await (await open()).get(receipt)).toBeDefined();
    await expect(store.add(inquiry())).rejects.toThrow(/closed/);
  });

  test('the tables of a newer program are refused by name', async () => {
    await open();
    const client = createClient({ url: url() });
    await client.execute('PRAGMA user_version = 2');
    client.close();
    await expect(open()).rejects.toThrow(
      `${url()}: it has the tables of version 2, and this program knows version 1`,
    );
  });

  test('a file that cannot be opened is named', async () => {
    mkdirSync(`${folder}/data`);
    writeFileSync(`${folder}/data/inquiries.db`, 'No database. '.repeat(1000));
    await expect(open()).rejects.toThrow(`opened in ${url()}: SQLITE_NOTADB`);
    const below = `${url()}/x.db`;
    const opening = openStore(below, { channels: [], now: () => time });
    await expect(opening).rejects.toThrow(/opened in file:.*\/x\.db: .*ENOTDIR/);
  });

  /** Starts to write in a thread of its own, as SQLite blocks the one that waits, for 700 ms. */
  async function lockingWorker(): Promise<Worker> {
    const worker = new Worker(
      `const { createClient } = require('@libsql/client');
      const { parentPort, workerData } = require('node:worker_threads');
      createClient({ url: workerData }).transaction('write').then(async (transaction) => {
        parentPort.postMessage('locked');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
        await transaction.commit();
      });`,
      { eval: true, workerData: url() },
    );
    await once(worker, 'message');
    return worker;
  }

  test('a store that has waited in vain works again later', async () => {
    const store = await open();
    const worker = await lockingWorker();
    const exit = once(worker, 'exit');
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(start - 6000);
    await expect(store.add(inquiry())).rejects.toThrow('SQLITE_BUSY');
    clock.mockRestore();
    await exit;
    await expect(store.add(inquiry())).resolves.toMatchObject({ isNew: true });
  });

  test('a store waits until another process has written, without blocking its own', async () => {
    const store = await open();
    const worker = await lockingWorker();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 20);
    const [added] = await Promise.all([
      store.add(inquiry()),
      store.getOrCreateSetting('a', () => 'b'),
    ]);
    clearInterval(ticking);
    expect(added).toMatchObject({ isNew: true });
    expect(ticks).toBeGreaterThan(0);
    await worker.terminate();
  });

  test('a server that is not there is named without its token', async () => {
    const server = 'libsql://127.0.0.1:1?tls=0&authToken=confidential';
    const opening = openStore(server, { channels: [], now: () => time });
    await expect(opening).rejects.toThrow(
      /^The inquiries cannot be opened in libsql:\/\/127\.0\.0\.1:1: \w+$/,
    );
  });
});
