/**
 * `npm run inquiries:load-test [-- --rate 50 --seconds 60]`: inquiries at a fixed rate over loopback, each from
 * another address and with a token, as the script of a page sends them; then the same beside a flood from one
 * address. Exits with 1 when an inquiry of the others is not taken, stored and delivered. This process, which
 * sends and receives, shares the machine with the service.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type Answer,
  dataVariables,
  freePort,
  inquiriesUrl,
  ipAddressOf,
  postJson,
  startService,
  storedInquiries,
  typedBy,
} from './started-service';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
});
const rate = Number(options.rate);
const seconds = Number(options.seconds);

/** How many requests of the flood are under way at a time. */
const floodConcurrency = 8;

const tokenSchema = z.object({ token: z.string() });

function psOf(pid: number, column: string): string {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

/** Memory of a process in megabytes. */
function memoryOf(pid: number): number {
  return Math.round(Number(psOf(pid, 'rss')) / 1024);
}

/** Processor time of a process in seconds: `00:01:02`. */
function processorTimeOf(pid: number): number {
  return psOf(pid, 'time')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
}

/** A webhook that takes everything, and the receipts that it has got. */
async function startReceiver() {
  const receipts = new Set<string>();
  const server = createServer((request, response) => {
    receipts.add(String(request.headers['inquiry-receipt']));
    request.resume().on('end', () => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address and port.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, receipts, close };
}

/** Fetches a token and sends an inquiry, as a page does. @returns undefined where no answer comes */
async function visit(port: number, visitor: number): Promise<Answer | undefined> {
  const address = ipAddressOf(visitor);
  try {
    const headers = { 'X-Forwarded-For': address };
    const response = await fetch(`${inquiriesUrl(port)}/token`, { headers });
    const { token } = tokenSchema.parse(await response.json());
    return await postJson(port, address, { ...typedBy(visitor), id: randomUUID(), token });
  } catch {
    return undefined;
  }
}

/** Sends at the rate, however long answers take. */
async function sendAtRate(port: number, pid: number, first: number) {
  const count = rate * seconds;
  const start = performance.now();
  const times: number[] = [];
  const receipts: string[] = [];
  const refusals = new Map<number | 'no answer', number>();
  const memory = [memoryOf(pid)];
  const processorTime = processorTimeOf(pid);
  const visits: Promise<void>[] = [];
  for (let at = 0; at < count; at += 1) {
    const due = start + (at * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    const visited = visit(port, first + at).then((answer) => {
      // From when it was due: a late start counts, too.
      times.push(performance.now() - due);
      if (answer?.receipt !== undefined) receipts.push(answer.receipt);
      else {
        const status = answer?.status ?? 'no answer';
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
      }
    });
    visits.push(visited);
    if (at === Math.floor(count / 2)) memory.push(memoryOf(pid));
  }
  await Promise.all(visits);
  memory.push(memoryOf(pid));
  times.sort((one, other) => one - other);
  const processorMs = ((processorTimeOf(pid) - processorTime) * 1000) / count;
  return { count, times, receipts, refusals, memory, processorMs };
}

/** Sends from one address as fast as it can, until it is told to end. @returns how often by status */
async function flood(port: number, signal: AbortSignal) {
  const statuses = new Map<number | 'no answer', number>();
  async function sendOn(): Promise<void> {
    for (let visitor = 1_000_000; !signal.aborted; visitor += 1) {
      const values = { ...typedBy(visitor), id: randomUUID() };
      const answer = await postJson(port, '192.0.2.1', values).catch(() => undefined);
      const status = answer?.status ?? 'no answer';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: floodConcurrency }, sendOn));
  return statuses;
}

function written(statuses: ReadonlyMap<number | string, number>): string {
  return [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ') || 'none';
}

const folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
const port = await freePort();
const receiver = await startReceiver();
const env = {
  ...dataVariables(folder, port),
  INQUIRIES_WEBHOOK_URL: receiver.url,
  INQUIRIES_WEBHOOK_SECRET: 'a secret of the load test, in full view',
};
const service = startService(env);
let hasPassed = true;
try {
  await service.listening;
  const alone = await sendAtRate(port, service.pid, 0);
  const end = new AbortController();
  const flooded = flood(port, end.signal);
  const beside = await sendAtRate(port, service.pid, alone.count);
  end.abort();
  const floodStatuses = await flooded;
  const confirmed = [...alone.receipts, ...beside.receipts];
  const deadline = Date.now() + 60_000;
  while (!confirmed.every((receipt) => receiver.receipts.has(receipt)) && Date.now() < deadline) {
    await sleep(500);
  }
  await service.end('SIGTERM');
  const stored = new Set(storedInquiries(env).map(({ receipt }) => receipt));
  const rows = [alone, beside].map(
    ({ count, times, receipts, refusals, memory, processorMs }, at) => ({
      run: at === 0 ? 'alone' : 'beside a flood',
      sent: count,
      confirmed: receipts.length,
      refused: written(refusals),
      stored: receipts.filter((receipt) => stored.has(receipt)).length,
      delivered: receipts.filter((receipt) => receiver.receipts.has(receipt)).length,
      'p50 ms': percentile(times, 0.5),
      'p99 ms': percentile(times, 0.99),
      'processor ms each': Number(processorMs.toFixed(1)),
      'memory MB': memory.join(', '),
    }),
  );
  console.table(rows);
  console.log(`Answers to the flood: ${written(floodStatuses)}`);
  hasPassed = rows.every((row) => [row.stored, row.delivered].every((count) => count === row.sent));
} finally {
  await service.end('SIGKILL');
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(hasPassed ? 'All were taken, stored and delivered.' : 'Not all were taken.');
process.exit(hasPassed ? 0 : 1);
