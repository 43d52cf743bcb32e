import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { inquiriesPath } from '@/content/site';

/** The service as `npm run build:inquiries` has made it: it starts faster than its sources. */
const bundle = 'generated/inquiries.mjs';

const eventSchema = z.object({ event: z.string(), receipt: z.string().optional() });

type LoggedEvent = z.infer<typeof eventSchema>;

/** A service in a process of its own, for tests that end it. */
export type StartedService = {
  pid: number;
  /** Resolves once it listens; rejects with what it has written when it ends before. */
  listening: Promise<void>;
  /** The lines of its log so far. */
  events: readonly LoggedEvent[];
  /** Resolves once it has ended. @returns the exit code, null after a signal */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/** A port on this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address and port.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Variables of a process, which has none of this one but PATH. */
function variables(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_ENV: 'production', ...env };
}

/** Starts the service. @param env its variables */
export function startService(env: Readonly<Record<string, string>>): StartedService {
  const child = spawn(process.execPath, [bundle, 'serve'], {
    env: variables(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // After its exit, what it had written before may still come.
  const closed = once(child, 'close');
  const events: LoggedEvent[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const listening = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      // Half a line, where it was killed.
      if (!line.endsWith('}')) return;
      const event = eventSchema.parse(JSON.parse(line));
      events.push(event);
      if (event.event === 'listening') resolve();
    });
    child.on('exit', () => reject(new Error(`The service has ended: ${errors}`)));
  });
  // Who does not wait for it does not want to know.
  listening.catch(() => {});
  return {
    pid: child.pid ?? 0,
    listening,
    events,
    async end(signal) {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

const storedSchema = z.array(
  z.object({
    receipt: z.string(),
    status: z.string(),
    fields: z.record(z.string(), z.string()),
    deliveries: z.array(z.object({ state: z.string() })),
  }),
);

/** What is stored, by the service's own command. @param env variables of the service */
export function storedInquiries(env: Readonly<Record<string, string>>) {
  const json = execFileSync(process.execPath, [bundle, 'list', '--json'], {
    env: variables(env),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return storedSchema.parse(JSON.parse(json));
}

/** What a visitor of the tests sends: words that nobody else sends. */
export type Typed = { name: string; email: string; message: string };

export function typedBy(visitor: number): Typed {
  return {
    name: `Visitor ${visitor} Müller`,
    email: `visitor-${visitor}@example.com`,
    message: `Question ${visitor}:\n\nwhat does bookkeeping for ${visitor} invoices cost? 簿記`,
  };
}

/** What was answered: a receipt, or none and the status. */
export type Answer = { status: number; receipt: string | undefined };

const confirmation = z.object({ receipt: z.string() });

/** A header by which a visitor comes from an address, behind one trusted proxy. */
export function from(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address };
}

/** An address by number: no other number has it. */
export function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** The service by its address. */
export function inquiriesUrl(port: number): string {
  return `http://127.0.0.1:${port}${inquiriesPath}`;
}

/** Sends an inquiry as a script of a page does. @throws Error where no answer comes */
export async function postJson(
  port: number,
  address: string,
  values: Typed & { id: string; token?: string },
): Promise<Answer> {
  const response = await fetch(inquiriesUrl(port), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...from(address) },
    body: JSON.stringify({ form: 'contact', locale: 'en', ...values }),
  });
  const body = await response.text();
  const receipt =
    response.status === 202 ? confirmation.parse(JSON.parse(body)).receipt : undefined;
  return { status: response.status, receipt };
}

/** Sends an inquiry as a form does without scripts. @throws Error where no answer comes */
export async function postForm(port: number, address: string, values: Typed): Promise<Answer> {
  const response = await fetch(inquiriesUrl(port), {
    method: 'POST',
    redirect: 'manual',
    headers: from(address),
    body: new URLSearchParams({ form: 'contact', locale: 'de', ...values }),
  });
  await response.text();
  const [receipt] = /H-\w+$/.exec(response.headers.get('Location') ?? '') ?? [];
  return { status: response.status, receipt: response.status === 303 ? receipt : undefined };
}
