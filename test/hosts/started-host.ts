import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type HostName, hosts } from '@/scripts/hosts';

/** A host that runs until it is stopped. */
export type StartedHost = { port: number; stop: () => Promise<void> };

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/about`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/**
 * Starts a host with the last build.
 * @throws Error with what it has written when it ends, or does not answer within half a minute
 */
export async function startHost(name: HostName, port: number): Promise<StartedHost> {
  const [command, ...args] = hosts[name].command;
  const server = spawn(command, args, {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  server.stdout.on('data', (part) => written.push(part));
  server.stderr.on('data', (part) => written.push(part));
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return { port, stop: () => stop(server) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop(server);
  throw new Error(`${name} does not answer: ${Buffer.concat(written)}`);
}
