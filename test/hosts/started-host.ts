import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Host } from '@/scripts/hosts';

/** A host that runs until it is stopped. */
export type StartedHost = {
  port: number;
  stop: () => Promise<void>;
};

async function responds(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/about`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Sends SIGTERM, and waits until the process has ended. */
async function terminate(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

/**
 * Starts a host with the last build.
 * @param cwd the project's folder
 * @throws Error with its output when it ends, or does not respond within two minutes
 */
export async function startHost(
  host: Pick<Host, 'command'>,
  port: number,
  cwd = '.',
): Promise<StartedHost> {
  const [command, ...args] = host.command;
  const server = spawn(command, args, {
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      INQUIRIES_DELIVERY: 'store',
      INQUIRIES_DATABASE_URL: `file:.cache/inquiries-${port}.db`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  });
  const output: Buffer[] = [];
  server.on('error', ({ message }) => output.push(Buffer.from(message)));
  const stop = () => terminate(server);
  server.stdout.on('data', (part) => output.push(part));
  server.stderr.on('data', (part) => output.push(part));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await responds(port)) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`${args.join(' ')} does not respond: ${Buffer.concat(output)}`);
}
