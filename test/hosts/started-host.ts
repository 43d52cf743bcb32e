import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Host } from '@/scripts/hosts';

/** A host that runs until it is stopped. */
export type StartedHost = {
  port: number;
  /** Number of the process that was started, and of its group where it has one of its own. */
  pid: number;
  stop: () => Promise<void>;
  /** Ends it as a machine that fails would, with all its processes where it has a group of its own. */
  kill: () => Promise<void>;
};

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/about`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param end asks it to end */
async function ended(server: ChildProcess, end: () => void): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  end();
  await exit;
}

/**
 * Starts a host with the last build.
 * @param options `ownGroup`: its processes are a group, which Ctrl-C on the terminal does not reach
 * @throws Error with what it has written when it ends, or does not answer within half a minute
 */
export async function startHost(
  host: Pick<Host, 'command'>,
  port: number,
  { ownGroup = false } = {},
): Promise<StartedHost> {
  const [command, ...args] = host.command;
  const server = spawn(command, args, {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const written: Buffer[] = [];
  server.on('error', ({ message }) => written.push(Buffer.from(message)));
  const { pid } = server;
  if (pid === undefined) throw new Error(`${command} cannot be started`);
  const stop = () => ended(server, () => server.kill('SIGTERM'));
  const kill = () => ended(server, () => process.kill(ownGroup ? -pid : pid, 'SIGKILL'));
  server.stdout.on('data', (part) => written.push(part));
  server.stderr.on('data', (part) => written.push(part));
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return { port, pid, stop, kill };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`${args.join(' ')} does not answer: ${Buffer.concat(written)}`);
}
