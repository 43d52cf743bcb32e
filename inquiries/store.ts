import { createHash, randomInt } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Row,
} from '@libsql/client';
import { z } from 'zod';
import { groupBy } from '@/lib/objects/group-by';
import { printableDatabaseUrl } from './config';
import { failureCode } from './failure-code';
import { deliveryRow, inquiryRow } from './rows';
import type {
  ChannelName,
  DeliveryState,
  HealthReport,
  HeldInquiries,
  Inquiry,
  InquiryStatus,
  InquiryWithDeliveries,
  StoredInquiry,
  SubmittedInquiry,
} from './types';

/** Version of the tables below; a file of a newer program is not touched. */
const schemaVersion = 1;

const schemaStatements = [
  `CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT`,
  `CREATE TABLE IF NOT EXISTS inquiries (
    receipt TEXT PRIMARY KEY,
    id TEXT UNIQUE,
    digest TEXT NOT NULL,
    email TEXT NOT NULL,
    form TEXT NOT NULL,
    locale TEXT NOT NULL,
    fields TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('accepted', 'held')),
    reasons TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS inquiries_digest ON inquiries (digest, received_at)`,
  `CREATE INDEX IF NOT EXISTS inquiries_status ON inquiries (status, received_at)`,
  `CREATE INDEX IF NOT EXISTS inquiries_email ON inquiries (email)`,
  `CREATE TABLE IF NOT EXISTS deliveries (
    receipt TEXT NOT NULL REFERENCES inquiries (receipt) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'delivered', 'failed')),
    attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    last_error TEXT,
    PRIMARY KEY (receipt, channel)
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, next_at)`,
  `PRAGMA user_version = ${schemaVersion}`,
];

/** Settings of SQLite. Some hold for the file, some for the connection, of which the client has one. */
const pragmas = [
  // The file shrinks when rows are deleted; has to be set before there are tables.
  'PRAGMA auto_vacuum = FULL',
  'PRAGMA journal_mode = WAL',
  // A committed transaction is on disk, also after a power failure.
  'PRAGMA synchronous = FULL',
  // What is deleted is overwritten with zeros.
  'PRAGMA secure_delete = ON',
  'PRAGMA foreign_keys = ON',
];

/** How long SQLite waits for another process that writes, in milliseconds: it blocks this process. */
const busyTimeout = 200;

/** How long to retry in all while another process writes, and the wait between attempts, in milliseconds. */
const busyLimit = 5000;
const busyWait = 100;

/** Within this time, the same words without an idempotency key are the same inquiry, in milliseconds. */
const deduplicationWindow = 24 * 60 * 60 * 1000;

/** Crockford's base 32: no letter that could be taken for another one. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReceipt(): string {
  return `H-${Array.from({ length: 10 }, () => base32[randomInt(32)]).join('')}`;
}

/** Of form, language and fields; the case of the e-mail address does not matter. */
function digestOf({ form, locale, fields }: Inquiry): string {
  const words = Object.entries({ ...fields, email: fields.email?.toLowerCase() }).sort();
  return createHash('sha256')
    .update(JSON.stringify([form, locale, words]))
    .digest('hex');
}

/** The path of a `file:` URL, relative to the working directory without a slash; undefined for another URL. */
function fileOf(url: string): string | undefined {
  const [, file] = /^file:(?:\/\/(?=\/))?(.*)$/.exec(url) ?? [];
  return file === undefined ? undefined : path.resolve(file);
}

/**
 * Makes the file and its folder, for this user alone, whatever the umask. SQLite gives the files that it adds the
 * mode of this one.
 */
function makeFile(file: string): void {
  const folder = path.dirname(file);
  // A folder that exists keeps its mode: other programs may use it.
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  }
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, 0o600);
  }
}

const inquiryColumns = '*, received_at AS receivedAt';

const deliveryColumns = '*, next_at AS nextAt, last_error AS lastError';

/** The values of a column of texts. */
function textsOf(rows: readonly Row[], column: string): string[] {
  return rows.map((row) => z.string().parse(row[column]));
}

/** The number in the only row; undefined for NULL. */
function numberOf(rows: readonly Row[], column: string): number | undefined {
  return z.number().nullish().parse(rows[0]?.[column]) ?? undefined;
}

/** Applies the settings of SQLite, which forgets some of them with the connection. */
async function configure(client: Client): Promise<void> {
  for (const pragma of pragmas) await client.execute(pragma);
}

/**
 * Retries something as long as another process writes, without blocking this one. Nothing else may use the client
 * meanwhile.
 * @param since when the time limit began, as `performance.now()`
 */
async function retryWhileBusy<T>(
  client: Client,
  run: () => Promise<T>,
  since = performance.now(),
): Promise<T> {
  const end = since + busyLimit;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const { code }: { code?: unknown } = Object(error);
      const isBusy = String(code).startsWith('SQLITE_BUSY');
      if (!isBusy) throw error;
      // libSQL does not reset the statement that was busy: on its connection no transaction could end any more.
      await client.reconnect();
      if (performance.now() >= end) throw error;
      await sleep(busyWait);
      // The store has been closed meanwhile.
      if (client.closed) throw error;
    }
  }
}

/** Makes the tables where there are none. @throws Error where a newer program has made others */
async function makeTables(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA user_version');
  const version = numberOf(rows, 'user_version') ?? 0;
  if (version > schemaVersion) {
    throw new Error(
      `it has the tables of version ${version}, and this program knows version ${schemaVersion}: run the newer one`,
    );
  }
  if (version < schemaVersion) await client.batch(schemaStatements, 'write');
}

/** @throws Error naming the database that cannot be opened, and why */
async function connect(url: string): Promise<Client> {
  const file = fileOf(url);
  let client: Client | undefined;
  try {
    if (file !== undefined) makeFile(file);
    client = createClient({
      url: file === undefined ? url : pathToFileURL(file).href,
      concurrency: 1,
      timeout: busyTimeout,
    });
    const opened = client;
    await retryWhileBusy(opened, async () => {
      if (file !== undefined) await configure(opened);
      await makeTables(opened);
    });
    return client;
  } catch (error) {
    client?.close();
    const text = `The inquiries cannot be opened in ${printableDatabaseUrl(url)}`;
    if (file === undefined) throw new Error(`${text}: ${failureCode(error)}`);
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${text}: ${reason}`, { cause: error });
  }
}

/** The store, as the HTTP service, the outbox and the command line use it. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** The health of a store that cannot be written to. */
export const unwritable: HealthReport = {
  writable: false,
  oldestUndeliveredSeconds: null,
  failed: 0,
  failedReceipts: [],
  held: 0,
};

/**
 * Opens the store, and makes it where there is none. Every change is one batch, which takes the lock for writing
 * at its start: two processes may share a file.
 * @param url `file:` and a path, or a `libsql://` URL
 * @param channels those of this process: what is added is queued for each, and only their deliveries are leased
 * @param now milliseconds since 1970
 * @throws Error where it cannot be opened, or a newer program has made it
 */
export async function openStore(
  url: string,
  { channels, now }: { channels: readonly ChannelName[]; now: () => number },
) {
  const file = fileOf(url);
  const client = await connect(url);

  /** Settles when the last call of the file has ended. */
  let lastCall: Promise<unknown> = Promise.resolve();

  /** Calls a file after the calls before: `retryWhileBusy` needs the client for itself. */
  function callFile<T>(run: () => Promise<T>): Promise<T> {
    const since = performance.now();
    const called = lastCall.then(() => retryWhileBusy(client, run, since));
    lastCall = called.catch(() => {});
    return called;
  }

  /** Calls a server. Its errors are cut down to their code: a message could repeat the token. */
  function callServer<T>(run: () => Promise<T>): Promise<T> {
    return run().catch((error: unknown) => {
      const code = failureCode(error);
      throw Object.assign(new Error(`${printableDatabaseUrl(url)}: ${code}`), { code });
    });
  }

  const call = file === undefined ? callServer : callFile;

  async function read(sql: string, args: InArgs = []): Promise<Row[]> {
    return (await call(() => client.execute({ sql, args }))).rows;
  }

  /** All of the statements or none. @returns the result of the last one */
  async function write(...statements: InStatement[]): Promise<ResultSet | undefined> {
    return (await call(() => client.batch(statements, 'write'))).at(-1);
  }

  /** Statements that queue an inquiry for each channel where it has this status; what was queued starts anew. */
  function queueStatements(receipt: string, status: InquiryStatus): InStatement[] {
    return channels.map((channel) => ({
      sql: `INSERT INTO deliveries (receipt, channel, state, attempts, next_at)
        SELECT receipt, ?, 'queued', 0, ? FROM inquiries WHERE receipt = ? AND status = ?
        ON CONFLICT DO UPDATE SET state = 'queued', attempts = 0, next_at = excluded.next_at, last_error = NULL`,
      args: [channel, now(), receipt, status],
    }));
  }

  async function get(receipt: string): Promise<StoredInquiry | undefined> {
    const [row] = await read(`SELECT ${inquiryColumns} FROM inquiries WHERE receipt = ?`, [
      receipt,
    ]);
    return row && inquiryRow.parse(row);
  }

  async function countHeld(): Promise<number> {
    const rows = await read(`SELECT count(*) AS held FROM inquiries WHERE status = 'held'`);
    return numberOf(rows, 'held') ?? 0;
  }

  /** Deletes inquiries by a condition, also from the write-ahead log. */
  async function erase(condition: string, args: (string | number)[]): Promise<number> {
    const deleted = await call(async () => {
      // Again: after a failure the client may have another connection, which would not overwrite what is deleted.
      if (file !== undefined) await configure(client);
      return client.execute({ sql: `DELETE FROM inquiries WHERE ${condition}`, args });
    });
    const count = deleted.rowsAffected;
    if (file === undefined) return count;
    await call(async () => {
      const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      if (numberOf(rows, 'busy') === 0) return;
      const message = `${file}-wal: in use, so that it still holds what was deleted; try again`;
      throw Object.assign(new Error(message), { code: 'SQLITE_BUSY' });
    });
    return count;
  }

  /** An SQL condition for the same inquiry, as `findSame` defines it, and its arguments. */
  function sameAs({ idempotencyKey, ...inquiry }: SubmittedInquiry) {
    const sameWords = `digest = :digest AND status = 'accepted' AND received_at > :since`;
    return {
      sql: `(id = :id AND digest = :digest OR ${sameWords} AND (
        :id IS NULL OR EXISTS (SELECT 1 FROM inquiries WHERE id = :id AND digest <> :digest)
      ))`,
      args: {
        id: idempotencyKey ?? null,
        digest: digestOf(inquiry),
        since: now() - deduplicationWindow,
      },
    };
  }

  return {
    /**
     * The receipt of the same inquiry, where it is stored already: one with its idempotency key and its words, or,
     * without a key or with one that other words already have, an accepted one with its words within 24 hours.
     */
    async findSame(inquiry: SubmittedInquiry): Promise<string | undefined> {
      const { sql, args } = sameAs(inquiry);
      const order = 'ORDER BY received_at DESC LIMIT 1';
      const rows = await read(`SELECT receipt FROM inquiries WHERE ${sql} ${order}`, args);
      return textsOf(rows, 'receipt')[0];
    },

    /**
     * Stores an inquiry and queues its deliveries; with reasons it is held instead. It is on disk when this resolves.
     * One that is stored already (`findSame`) is not stored again.
     */
    async add({ reasons, ...inquiry }: SubmittedInquiry & { reasons: readonly string[] }) {
      const { form, locale, fields } = inquiry;
      const receipt = newReceipt();
      const { sql: same, args } = sameAs(inquiry);
      const status: InquiryStatus = reasons.length > 0 ? 'held' : 'accepted';
      const columns: Record<string, string | number | null> = {
        receipt,
        digest: args.digest,
        email: fields.email?.toLowerCase() ?? '',
        form,
        locale,
        fields: JSON.stringify(fields),
        received_at: now(),
        status,
        reasons: JSON.stringify(reasons),
      };
      const names = Object.keys(columns);
      const found = await write(
        {
          // A key that belongs to other words stays theirs.
          sql: `INSERT INTO inquiries (id, ${names})
            SELECT CASE WHEN EXISTS (SELECT 1 FROM inquiries WHERE id = :id) THEN NULL ELSE :id END,
              ${names.map((name) => `:${name}`)}
            WHERE NOT EXISTS (SELECT 1 FROM inquiries WHERE ${same})`,
          args: { ...args, ...columns },
        },
        // Queues nothing where the first statement has inserted nothing.
        ...queueStatements(receipt, 'accepted'),
        {
          sql: `SELECT receipt FROM inquiries WHERE receipt = :receipt OR ${same}
            ORDER BY receipt = :receipt DESC, received_at DESC LIMIT 1`,
          args: { ...args, receipt },
        },
      );
      const [stored = ''] = textsOf(found?.rows ?? [], 'receipt');
      return { receipt: stored, isNew: stored === receipt };
    },

    get,

    async getWithDeliveries(receipt: string): Promise<InquiryWithDeliveries | undefined> {
      const inquiry = await get(receipt);
      const sql = `SELECT ${deliveryColumns} FROM deliveries WHERE receipt = ? ORDER BY channel`;
      const deliveries = z.array(deliveryRow).parse(await read(sql, [receipt]));
      return inquiry && { ...inquiry, deliveries };
    },

    /** All inquiries, the newest first. */
    async list(): Promise<InquiryWithDeliveries[]> {
      const inquiries = await read(
        `SELECT ${inquiryColumns} FROM inquiries ORDER BY received_at DESC, rowid DESC`,
      );
      const deliveries = groupBy(
        z
          .array(deliveryRow)
          .parse(await read(`SELECT ${deliveryColumns} FROM deliveries ORDER BY channel`)),
        ({ receipt }) => receipt,
      );
      return z
        .array(inquiryRow)
        .parse(inquiries)
        .map((inquiry) => ({ ...inquiry, deliveries: deliveries.get(inquiry.receipt) ?? [] }));
    },

    /** Takes due deliveries, `limit` at most, for `leaseMs`; no other process gets them before. */
    async lease(limit: number, leaseMs: number) {
      // Due again when the lease expires, unless a result is recorded before.
      const leased = await write({
        sql: `UPDATE deliveries SET next_at = ? WHERE rowid IN (
            SELECT rowid FROM deliveries
            WHERE state = 'queued' AND next_at <= ? AND channel IN (SELECT value FROM json_each(?))
            ORDER BY next_at LIMIT ?
          ) RETURNING ${deliveryColumns}`,
        args: [now() + leaseMs, now(), JSON.stringify(channels), limit],
      });
      const due = z.array(deliveryRow).parse(leased?.rows ?? []);
      const found = due.map(async (delivery) => {
        const inquiry = await get(delivery.receipt);
        return inquiry === undefined ? [] : [{ ...delivery, inquiry }];
      });
      return (await Promise.all(found)).flat();
    },

    /** Records that a delivery has arrived, which ends its lease. */
    async markDelivered(receipt: string, channel: ChannelName): Promise<void> {
      await write({
        sql: `UPDATE deliveries SET state = 'delivered', attempts = attempts + 1, last_error = NULL
          WHERE receipt = ? AND channel = ?`,
        args: [receipt, channel],
      });
    },

    /** Records a failed attempt, which ends the lease; `nextAt` undefined means that the delivery is given up. */
    async recordFailure(
      receipt: string,
      channel: ChannelName,
      error: string,
      nextAt: number | undefined,
    ) {
      const state: DeliveryState = nextAt === undefined ? 'failed' : 'queued';
      await write({
        // Another process may have delivered it after the lease had ended.
        sql: `UPDATE deliveries SET state = ?, attempts = attempts + 1, next_at = ?, last_error = ?
          WHERE receipt = ? AND channel = ? AND state = 'queued'`,
        args: [state, nextAt ?? now(), error, receipt, channel],
      });
    },

    /** When the next delivery is due, in milliseconds since 1970; undefined where none is queued. */
    async nextDue(): Promise<number | undefined> {
      const rows = await read(
        `SELECT min(next_at) AS due FROM deliveries
          WHERE state = 'queued' AND channel IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(channels)],
      );
      return numberOf(rows, 'due');
    },

    /** Queues the deliveries of an inquiry anew for each channel; releases a held one. @returns whether there is one */
    async redeliver(receipt: string): Promise<boolean> {
      // Released, too: whoever asks for a delivery has looked at it.
      const found = await write(
        { sql: `UPDATE inquiries SET status = 'accepted' WHERE receipt = ?`, args: [receipt] },
        ...queueStatements(receipt, 'accepted'),
        { sql: 'SELECT 1 FROM inquiries WHERE receipt = ?', args: [receipt] },
      );
      return found?.rows.length === 1;
    },

    /** Releases a held inquiry and queues its deliveries. @returns whether it was held */
    async release(receipt: string): Promise<boolean> {
      const released = await write(...queueStatements(receipt, 'held'), {
        sql: `UPDATE inquiries SET status = 'accepted' WHERE receipt = ? AND status = 'held'`,
        args: [receipt],
      });
      return released?.rowsAffected === 1;
    },

    /** Deletes by receipt or e-mail address. @returns how many */
    remove(receiptOrEmail: string): Promise<number> {
      return erase('receipt = ? OR email = ?', [receiptOrEmail, receiptOrEmail.toLowerCase()]);
    },

    /**
     * Deletes what was received before a time (milliseconds since 1970) and has no undelivered delivery: what is
     * delivered, what is held, and, where no channel is configured, everything. @returns how many
     */
    prune(before: number): Promise<number> {
      return erase(
        `received_at < ? AND NOT EXISTS (
          SELECT 1 FROM deliveries WHERE deliveries.receipt = inquiries.receipt AND state <> 'delivered'
        )`,
        [before],
      );
    },

    /** The number of held inquiries, and the receipts of the newest `limit`, the oldest of these first. */
    async getHeld(limit: number): Promise<HeldInquiries> {
      const count = await countHeld();
      const rows = await read(
        `SELECT receipt FROM inquiries WHERE status = 'held' ORDER BY received_at DESC, rowid DESC LIMIT ?`,
        [limit],
      );
      return { count, receipts: textsOf(rows, 'receipt').reverse() };
    },

    /** Writes to the disk, as only that shows whether it can. */
    async checkHealth(): Promise<HealthReport> {
      try {
        // The disk may be full, or the file read-only.
        await write({
          sql: `INSERT INTO settings (name, value) VALUES ('written-at', ?)
            ON CONFLICT DO UPDATE SET value = excluded.value`,
          args: [String(now())],
        });
        const undelivered = await read(
          `SELECT min(received_at) AS oldest FROM inquiries JOIN deliveries USING (receipt) WHERE state IN ('queued', 'failed')`,
        );
        const oldest = numberOf(undelivered, 'oldest');
        const failed = await read(
          `SELECT DISTINCT receipt FROM deliveries WHERE state = 'failed' ORDER BY receipt`,
        );
        return {
          writable: true,
          oldestUndeliveredSeconds:
            oldest === undefined ? null : Math.round((now() - oldest) / 1000),
          failed: failed.length,
          failedReceipts: textsOf(failed, 'receipt'),
          held: await countHeld(),
        };
      } catch {
        return unwritable;
      }
    },

    /** A value that all processes share; where there is none, that of `make` is stored. */
    async getOrCreateSetting(name: string, make: () => string): Promise<string> {
      const found = await write(
        {
          sql: 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
          args: [name, make()],
        },
        { sql: 'SELECT value FROM settings WHERE name = ?', args: [name] },
      );
      return textsOf(found?.rows ?? [], 'value')[0] ?? '';
    },

    /** Replaces a value only if it still is the one expected (compare-and-swap). @returns whether it was */
    async replaceSetting(name: string, expected: string, value: string): Promise<boolean> {
      const replaced = await write({
        sql: 'UPDATE settings SET value = ? WHERE name = ? AND value = ?',
        args: [value, name, expected],
      });
      return replaced?.rowsAffected === 1;
    },

    close: () => client.close(),
  };
}
