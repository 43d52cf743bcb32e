/**
 * `npm run inquiries:kill-test [-- --inquiries 1000 --kills 200 --seed 1]`: whether every inquiry that was
 * confirmed is stored and delivered, whatever happens to the service. It is killed again and again while visitors
 * send, and while the mail server takes, refuses, hangs and hangs up; then its disk is full, and read-only. Exits
 * with 1 when anything is lost, or delivered twice without a reason.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { groupBy } from '@/lib/objects/group-by';
import { randomFrom } from '@/lib/text/random-from';
import {
  type Answer,
  dataVariables,
  freePort,
  ipAddressOf,
  postForm,
  postJson,
  type StartedService,
  startService,
  storedInquiries,
  typedBy,
} from './started-service';

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const inquiries = Number(options.inquiries);
const kills = Number(options.kills);
const seed = Number(options.seed);

const random = randomFrom(String(seed));
/** What should be true and is not, a sentence each. */
const violations: string[] = [];

type Mode = 'take' | 'refuse' | 'hang' | 'hang up';

/** A mail that the server has taken: when, in milliseconds since 1970. */
type Taken = { receipt: string; messageId: string; at: number };

/** A mail server that takes, refuses, hangs and hangs up at random until it is told to take everything. */
async function startMailServer() {
  const taken: Taken[] = [];
  const counts: Record<Mode, number> = { take: 0, refuse: 0, hang: 0, 'hang up': 0 };
  let takesAll = false;

  function nextMode(): Mode {
    const drawn = random();
    if (takesAll || drawn < 0.6) return 'take';
    if (drawn < 0.75) return 'refuse';
    return drawn < 0.85 ? 'hang' : 'hang up';
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, session, callback) {
      const mode = nextMode();
      counts[mode] += 1;
      if (mode === 'hang up') {
        for (const { id, _socket } of server.connections) if (id === session.id) _socket.destroy();
        return;
      }
      let mail = '';
      try {
        for await (const chunk of stream.setEncoding('utf8')) mail += chunk;
      } catch {
        return;
      }
      if (mode === 'hang') return;
      if (mode === 'refuse') {
        return callback(Object.assign(new Error('4.3.0 try again'), { responseCode: 451 }));
      }
      const [, receipt = ''] = /^X-Inquiry-Receipt: (.*)\r$/m.exec(mail) ?? [];
      const [, messageId = ''] = /^Message-ID: (.*)\r$/m.exec(mail) ?? [];
      taken.push({ receipt, messageId, at: Date.now() });
      callback();
    },
  });
  // Connections of killed processes end with errors.
  server.on('error', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address and port.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    counts,
    takeAll() {
      takesAll = true;
    },
    close: () => server.close(),
  };
}

const statuses = new Map<number | 'no answer', number>();

let attempts = 0;
/** Tries to send once, each time from another address, so that no limit refuses it. */
async function send(port: number, visitor: number, id: string): Promise<Answer | undefined> {
  attempts += 1;
  const address = ipAddressOf(attempts);
  const typed = typedBy(visitor);
  const post =
    visitor % 2 === 0 ? postJson(port, address, { ...typed, id }) : postForm(port, address, typed);
  const answer = await post.catch(() => undefined);
  const status = answer?.status ?? 'no answer';
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return answer;
}

/** Sends until it is confirmed, as a visitor or the page's script would. @returns the receipt */
async function sendUntilConfirmed(port: number, visitor: number): Promise<string> {
  const id = randomUUID();
  for (;;) {
    const answer = await send(port, visitor, id);
    if (answer?.receipt !== undefined) return answer.receipt;
    if (answer !== undefined && answer.status !== 503) {
      violations.push(`visitor ${visitor}: refused with ${answer.status}`);
      return '';
    }
    await sleep(50 + 100 * random());
  }
}

/** The phase with kills. @returns figures for the table */
async function testKills(folder: string): Promise<Record<string, number | string>> {
  const port = await freePort();
  const mailServer = await startMailServer();
  const env = {
    ...dataVariables(folder, port),
    INQUIRIES_SMTP_URL: mailServer.url,
    INQUIRIES_FROM: 'site@example.com',
    INQUIRIES_TO: 'office@example.com',
    INQUIRIES_LEASE_MS: '6000',
    INQUIRIES_FIRST_WAIT_MS: '200',
  };
  const killTimes: number[] = [];
  /** By receipt, when the process ended that recorded its delivery; infinity for the last process. */
  const recordedBefore = new Map<string, number>();
  const storeFailures: string[] = [];
  function readLog(events: StartedService['events'], endedAt: number): void {
    for (const { event, receipt = '' } of events) {
      if (event === 'store-failed' || event === 'outbox-failed') storeFailures.push(event);
      if (event !== 'delivered') continue;
      if (recordedBefore.has(receipt)) violations.push(`${receipt}: recorded as delivered twice`);
      recordedBefore.set(receipt, endedAt);
    }
  }
  const receipts: string[] = [];
  let next = 0;
  async function visit(): Promise<void> {
    for (let visitor = next++; visitor < inquiries; visitor = next++) {
      // Spread over all kills.
      while (killTimes.length < Math.floor((visitor * kills) / inquiries)) await sleep(20);
      receipts[visitor] = await sendUntilConfirmed(port, visitor);
    }
  }
  const visitors = Array.from({ length: 6 }, visit);
  for (let kill = 0; kill < kills; kill += 1) {
    const service = startService(env);
    // Some are killed before they listen.
    if (random() < 0.8) await service.listening;
    await sleep(800 * random());
    await service.end('SIGKILL');
    killTimes.push(Date.now());
    readLog(service.events, Date.now());
    if (kill % 20 === 19)
      console.log(`${kill + 1} kills, ${Object.keys(receipts).length} confirmed`);
  }
  mailServer.takeAll();
  const service = startService(env);
  await service.listening;
  await Promise.all(visitors);

  const deadline = Date.now() + 300_000;
  let stored = storedInquiries(env);
  const undelivered = () =>
    stored.filter(({ deliveries }) => deliveries.some(({ state }) => state !== 'delivered'));
  while (undelivered().length > 0 && Date.now() < deadline) {
    await sleep(1000);
    stored = storedInquiries(env);
  }
  const exitCode = await service.end('SIGTERM');
  readLog(service.events, Number.POSITIVE_INFINITY);
  if (exitCode !== 0) violations.push(`SIGTERM: the service ended with ${exitCode}`);
  for (const { receipt } of undelivered()) violations.push(`${receipt}: not delivered`);

  if (stored.length !== inquiries) {
    violations.push(`${stored.length} inquiries are stored, of ${inquiries} that were sent`);
  }
  const byReceipt = new Map(stored.map((inquiry) => [inquiry.receipt, inquiry]));
  const copies = groupBy(mailServer.taken, ({ receipt }) => receipt);
  receipts.forEach((receipt, visitor) => {
    const fields = byReceipt.get(receipt)?.fields;
    const isWhole = Object.entries(typedBy(visitor)).every(
      ([name, value]) => fields?.[name] === value,
    );
    if (!isWhole) violations.push(`visitor ${visitor}: ${receipt} is not stored as it was typed`);
    if (!copies.has(receipt)) violations.push(`visitor ${visitor}: no mail about ${receipt}`);
  });
  if (new Set(receipts).size !== inquiries) violations.push('two visitors have the same receipt');

  let duplicates = 0;
  let longestGap = 0;
  for (const [receipt, mails] of copies) {
    if (!byReceipt.has(receipt)) violations.push(`${receipt}: a mail about what is not stored`);
    if (new Set(mails.map(({ messageId }) => messageId)).size > 1) {
      violations.push(`${receipt}: copies with different Message-IDs`);
    }
    for (const [at, mail] of mails.slice(1).entries()) {
      duplicates += 1;
      const before = mails[at]?.at ?? 0;
      // The service may have been killed before it had read that the mail was taken, or had recorded it.
      const kill = killTimes.find((time) => time >= before) ?? Number.POSITIVE_INFINITY;
      if (kill > mail.at) violations.push(`${receipt}: sent again without a kill`);
      if ((recordedBefore.get(receipt) ?? Number.POSITIVE_INFINITY) < mail.at) {
        violations.push(`${receipt}: sent again after its delivery was recorded`);
      }
      longestGap = Math.max(longestGap, kill - before);
    }
  }
  mailServer.close();
  return {
    seed,
    kills,
    'inquiries confirmed': receipts.filter(Boolean).length,
    'inquiries stored': stored.length,
    'attempts to send': attempts,
    'answers by status': [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
    'mails taken': mailServer.taken.length,
    'mails refused, hung, hung up on': `${mailServer.counts.refuse}, ${mailServer.counts.hang}, ${mailServer.counts['hang up']}`,
    'mails sent again': duplicates,
    'longest time from such a mail to its kill (ms)': longestGap,
    'failures of the store': storeFailures.length,
  };
}

/** Runs something in a small file system in memory. @returns false where this user cannot make one */
async function onSmallDisk(folder: string, run: () => Promise<void>): Promise<boolean> {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  try {
    await run();
  } finally {
    execFileSync('umount', [folder]);
  }
  return true;
}

/** Visitors who send once. @returns how many got a receipt; anything but that and 503 is a violation */
async function sendOnce(port: number, first: number, count: number): Promise<number> {
  let confirmed = 0;
  for (let visitor = first; visitor < first + count; visitor += 1) {
    const answer = await send(port, visitor, randomUUID());
    if (answer?.receipt !== undefined) confirmed += 1;
    else if (answer?.status !== 503) {
      violations.push(`visitor ${visitor}: ${answer?.status ?? 'no answer'} instead of 503`);
    }
  }
  return confirmed;
}

/** A disk that fills up, is emptied and then cannot be written to. @returns figures for the table */
async function testDisk(folder: string): Promise<Record<string, number | string>> {
  const figures: Record<string, number | string> = {};
  const isThere = await onSmallDisk(folder, async () => {
    const port = await freePort();
    const env = { ...dataVariables(folder, port), INQUIRIES_DELIVERY: 'store' };
    const count = 40;
    const service = startService(env);
    await service.listening;
    const before = await sendOnce(port, 0, 5);
    const filler = path.join(folder, 'filler');
    for (const size of [65_536, 4096, 1]) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch {
        // Full, for pieces of this size.
      }
    }
    const full = await sendOnce(port, 100, count);
    if (full === count) violations.push('a full disk: nothing was refused');
    rmSync(filler);
    const after = await sendOnce(port, 200, 5);
    if (before + after !== 10) violations.push('with space on the disk, inquiries were refused');
    await service.end('SIGKILL');
    const stored = storedInquiries(env).length;
    if (stored !== before + full + after) {
      violations.push(`a full disk: ${before + full + after} confirmed, ${stored} stored`);
    }
    figures['full disk: refused with 503'] = `${count - full} of ${count}`;
    figures['stored of what was confirmed before, meanwhile, after'] =
      `${stored} of ${before} + ${full} + ${after}`;

    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const readOnly = startService(env);
    const isListening = await readOnly.listening.then(
      () => true,
      () => false,
    );
    const confirmed = isListening ? await sendOnce(port, 300, 5) : 0;
    if (confirmed > 0) violations.push(`a read-only disk: ${confirmed} confirmed`);
    figures['read-only disk'] = isListening ? 'answers 503' : 'does not start';
    await readOnly.end('SIGKILL');
  });
  return isThere ? figures : { 'full and read-only disk': 'skipped: only root can mount one' };
}

const folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
try {
  console.log(`Seed ${seed}`);
  const killFigures = await testKills(folder);
  const diskFigures = await testDisk(path.join(folder, 'disk'));
  console.table({ ...killFigures, ...diskFigures });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const violation of violations) console.error(violation);
console.log(violations.length === 0 ? 'Nothing lost.' : `${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
