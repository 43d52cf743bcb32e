/**
 * The command line of the inquiries: `npm run inquiries -- <command>`. The bundle that is made of it
 * (`scripts/bundle-inquiries.ts`) needs no sources; `npm start` takes the service from there, too.
 */
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { site } from '@/content/site';
import { displayWidth } from '@/lib/text/display-width';
import { bundledTexts } from './bundled-texts';
import { type Config, readConfig } from './config';
import { inquiriesCsv } from './csv';
import { writeManilaTime } from './mail-text';
import { startWhenPossible } from './service';
import { smtpChannel } from './smtp';
import { openStore, type Store } from './store';
import type { Channel, InquiryWithDeliveries, Log } from './types';
import { webhookChannel } from './webhook';

/** Control characters, and those that change the direction of a text: on a terminal they could fake output. */
const unprintable = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** What a visitor has typed, for a terminal. */
function printable(text: string): string {
  return text.replace(unprintable, '\ufffd');
}

/** As JSON, with the characters escaped that a terminal would obey. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Rows as lines, with columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map((cell) => printable(cell).replaceAll('\n', '\ufffd')));
  const widths = (shown[0] ?? []).map((_, at) =>
    shown.reduce((widest, row) => Math.max(widest, displayWidth(row[at] ?? '')), 0),
  );
  const lines = shown.map((row) =>
    row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - displayWidth(cell))),
  );
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

function stateOf({ deliveries }: InquiryWithDeliveries): string {
  return deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') || '-';
}

async function list(store: Store, [option]: readonly string[]): Promise<string> {
  if (option !== undefined && option !== '--json') {
    throw new Error(`list: unknown option ${option}; there is --json`);
  }
  const inquiries = await store.list();
  if (option) return json(inquiries);
  if (inquiries.length === 0) return 'There are no inquiries.';
  const head = ['receipt', 'received (Manila)', 'form', 'locale', 'name', 'status', 'deliveries'];
  const rows = inquiries.map((inquiry) => {
    const { receipt, receivedAt, form, locale, fields, status } = inquiry;
    const received = writeManilaTime(receivedAt);
    return [receipt, received, form, locale, fields.name ?? '', status, stateOf(inquiry)];
  });
  return table([head, ...rows]);
}

/** @throws Error where there is no such inquiry */
async function findInquiry(store: Store, receipt: string): Promise<InquiryWithDeliveries> {
  const inquiry = await store.getWithDeliveries(receipt);
  if (inquiry === undefined) throw new Error(`There is no inquiry ${receipt}.`);
  return inquiry;
}

async function show(store: Store, [receipt = '']: readonly string[]): Promise<string> {
  const inquiry = await findInquiry(store, receipt);
  const lines = [
    `receipt: ${receipt}`,
    `received: ${writeManilaTime(inquiry.receivedAt)} (Manila)`,
    `form: ${inquiry.form}, locale: ${inquiry.locale}`,
    `status: ${[inquiry.status, ...inquiry.reasons].join(', ')}`,
    ...inquiry.deliveries.map(({ channel, state, attempts, nextAt, lastError }) => {
      const next = state === 'queued' ? `, due ${writeManilaTime(nextAt)}` : '';
      const error = lastError === undefined ? '' : `, last error: ${lastError}`;
      return `${channel}: ${state}, attempts: ${attempts}${next}${error}`;
    }),
    '',
    ...Object.entries(inquiry.fields).map(([name, value]) => `${name}: ${value}`),
  ];
  return printable(lines.join('\n'));
}

const soon = 'a running service delivers it within half a minute';

async function redeliver(store: Store, [receipt = '']: readonly string[]): Promise<string> {
  const { status } = await findInquiry(store, receipt);
  if (status === 'held') throw new Error(`${receipt} is held: release ${receipt}`);
  await store.redeliver(receipt);
  return `${receipt} is queued again: ${soon}.`;
}

async function release(store: Store, [receipt = '']: readonly string[]): Promise<string> {
  await findInquiry(store, receipt);
  if (!(await store.release(receipt))) throw new Error(`${receipt} is not held.`);
  return `${receipt} is released: ${soon}.`;
}

function countText(count: number): string {
  return count === 1 ? '1 inquiry' : `${count} inquiries`;
}

async function remove(store: Store, [which = '']: readonly string[]): Promise<string> {
  const count = await store.remove(which);
  if (count === 0) throw new Error(`There is no inquiry of ${which}.`);
  return `${countText(count)} deleted.`;
}

const day = 24 * 60 * 60 * 1000;

async function prune(store: Store, _: unknown, { keepDays }: Config): Promise<string> {
  const count = await store.prune(Date.now() - keepDays * day);
  return `${countText(count)} older than ${keepDays} days deleted.`;
}

/** Makes the process end with 1 where the store cannot be written or a delivery has failed. */
async function health(store: Store): Promise<string> {
  const report = await store.checkHealth();
  if (!report.writable || report.failed > 0) process.exitCode = 1;
  return json(report);
}

type Command = {
  /** Name of the argument that has to follow. */
  needs?: string;
  does: string;
  /** @returns what is printed */
  run: (store: Store, args: readonly string[], config: Config) => Promise<string>;
};

const commands: Readonly<Record<string, Command>> = {
  list: { does: 'all inquiries, the newest first; --json: with every field', run: list },
  show: { needs: '<receipt>', does: 'an inquiry, its words and its deliveries', run: show },
  export: {
    does: 'all inquiries as CSV',
    run: async (store) => inquiriesCsv(await store.list()),
  },
  redeliver: { needs: '<receipt>', does: 'delivers an inquiry again', run: redeliver },
  release: { needs: '<receipt>', does: 'delivers an inquiry that is held', run: release },
  delete: { needs: '<receipt or e-mail>', does: 'deletes inquiries for ever', run: remove },
  health: { does: 'all that the health check knows; exits with 1 where it is bad', run: health },
  prune: {
    does: 'deletes what is older than INQUIRIES_KEEP_DAYS and has no undelivered delivery',
    run: prune,
  },
};

function usage(): string {
  const rows = Object.entries(commands).map(([name, { needs, does }]) => [
    `  ${[name, needs].filter(Boolean).join(' ')}`,
    does,
  ]);
  const serving = ['  serve', 'takes and delivers inquiries, on HOST and PORT'];
  return `Commands (npm run inquiries -- <command>):\n${table([serving, ...rows])}`;
}

const log: Log = (event, data) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...data }));
};

function channelsOf({ smtp, webhook }: Config): Channel[] {
  return [
    ...(smtp ? [smtpChannel({ ...smtp, host: new URL(site.origin).hostname })] : []),
    ...(webhook ? [webhookChannel(webhook)] : []),
  ];
}

/**
 * The configuration of this process, by its environment variables. @throws Error naming each variable that is bad
 * @param origins of pages besides those of the site whose forms are taken
 */
export function configOfProcess(origins: readonly string[] = []): Config {
  return readConfig(process.env, { origins: [site.origin, ...origins] });
}

/** The service behind an HTTP server of Node. */
export type MountedService = Awaited<ReturnType<typeof mountInquiries>>;

/** Starts the service, whose requests a server passes to `handle`. */
export async function mountInquiries(config: Config) {
  const channels = channelsOf(config);
  const { fetch, stop } = await startWhenPossible(config, bundledTexts, { log, channels });
  return {
    /** Answers a request below `/api/inquiries`. */
    handle: getRequestListener(
      (request, { incoming }) => fetch(request, incoming.socket.remoteAddress),
      // Other code in this process keeps the `Request` and `Response` of Node.
      { overrideGlobalObjects: false },
    ),
    /** Waits for deliveries that are under way, a minute at most. Requests have to have ended. */
    stop,
  };
}

/** Limits of clients, in milliseconds and bytes, as in `scripts/site-server.mjs`. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};
const idleTimeout = 30_000;
const maxConnections = 1000;

/** Serves until SIGTERM or SIGINT; then what is under way is finished. */
async function serve(config: Config): Promise<void> {
  const service = await mountInquiries(config);
  const server = createServer(limits, service.handle);
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  await once(server.listen(config.port, config.host), 'listening');
  log('listening', { host: config.host, port: config.port });
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
  log('stopped');
}

/**
 * Runs a command that ends by itself: all but `serve`.
 * @param options.isTerminal whether what it prints goes to a terminal, which would obey control characters
 * @returns what is printed
 * @throws Error whose message says what is wrong with the command
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  config: Config,
  { isTerminal = false }: { isTerminal?: boolean } = {},
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(`Unknown command "${name}".\n${usage()}`);
  if (command.needs && !args[0]) throw new Error(`${name} needs ${command.needs}.`);
  const channels = channelsOf(config).map((channel) => channel.name);
  const store = await openStore(config.databaseUrl, { channels, now: Date.now });
  try {
    const output = await command.run(store, args, config);
    return isTerminal ? printable(output.replaceAll('\r\n', '\n')) : output;
  } finally {
    store.close();
  }
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help') return console.log(usage());
  const config = configOfProcess();
  if (name === 'serve') return serve(config);
  const { isTTY: isTerminal } = process.stdout;
  const output = await runCommand([name, ...args], config, { isTerminal });
  process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
}

// Only where it is started, not where it is imported.
const [, started = ''] = process.argv;
if (existsSync(started) && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    // An open store or port would keep it running.
    process.exit(1);
  });
}
