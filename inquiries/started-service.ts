import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';

/** The service as `npm run build:inquiries` has made it: it starts faster than its sources. */
const bundle = 'generated/inquiries.mjs';

const eventSchema = z.object({ event: z.string(), receipt: z.string().optional() });

/** A service in a process of its own, for the tests that load or kill it. */
export type StartedService = ReturnType<typeof startService>;

/** A port on this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address and port.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Variables of a service with its data in a folder, and with no limit that the tests reach. */
export function dataVariables(folder: string, port: number) {
  return {
    PORT: String(port),
    INQUIRIES_DATABASE_URL: `file:${path.join(folder, 'inquiries.db')}`,
    INQUIRIES_TRUSTED_PROXIES: '1',
    INQUIRIES_REVIEW_ABOVE: '100000',
  };
}

/** Environment of a process, which has no variable of this one but PATH. */
function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, NODE_ENV: 'production', ...env };
}

/** Starts the service in production mode. @param env its other variables */
export function startService(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [bundle, 'serve'], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Not `exit`, after which what it has written may still come.
  const closed = once(child, 'close');
  const events: z.infer<typeof eventSchema>[] = [];
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
    child.on('close', () => reject(new Error(`The service has ended: ${errors}`)));
  });
  // No unhandled rejection where nobody waits for it.
  listening.catch(() => {});
  return {
    pid: child.pid ?? 0,
    /** Resolves once it listens; rejects with what it has written when it ends before. */
    listening,
    /** The lines of its log so far. */
    events,
    /** Resolves once it has ended. @returns the exit code, null after a signal */
    async end(signal: 'SIGKILL' | 'SIGTERM') {
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
    env: environment(env),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return storedSchema.parse(JSON.parse(json));
}

/** What a visitor types, by number: no other number types the same. */
export function typedBy(visitor: number) {
  return {
    name: `Visitor ${visitor} Müller`,
    email: `visitor-${visitor}@example.com`,
    message: `Question ${visitor}:\n\nwhat does bookkeeping for ${visitor} invoices cost? 簿記`,
  };
}

/** An answer of the service; without a receipt, nothing was confirmed. */
export type Answer = { status: number; receipt: string | undefined };

const confirmation = z.object({ receipt: z.string() });

/** The IP address of a visitor by number: no other number has it. */
export function ipAddressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** URL of the service on a port of this machine. */
export function inquiriesUrl(port: number): string {
  return `http://127.0.0.1:${port}${inquiriesPath}`;
}

/** Sends an inquiry as a script of a page does. @throws Error where no answer comes */
export async function postJson(
  port: number,
  address: string,
  values: ReturnType<typeof typedBy> & { id: string; token?: string },
): Promise<Answer> {
  const response = await fetch(inquiriesUrl(port), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ form: 'contact', locale: 'en', ...values }),
  });
  const body = await response.text();
  const receipt =
    response.status === 202 ? confirmation.parse(JSON.parse(body)).receipt : undefined;
  return { status: response.status, receipt };
}

/** Sends an inquiry as a form does without scripts. @throws Error where no answer comes */
export async function postForm(
  port: number,
  address: string,
  values: ReturnType<typeof typedBy>,
): Promise<Answer> {
  const response = await fetch(inquiriesUrl(port), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: new URLSearchParams({ form: 'contact', locale: 'de', ...values }),
  });
  await response.text();
  const [receipt] = /H-\w+$/.exec(response.headers.get('Location') ?? '') ?? [];
  return { status: response.status, receipt: response.status === 303 ? receipt : undefined };
}
