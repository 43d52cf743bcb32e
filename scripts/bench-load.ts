/**
 * `npm run bench:load [-- --hosts nginx,server,static --seconds 30 --connections 64 --json <file>]`: what the
 * hosts of the last builds stand on this machine, over loopback: every kind of page in six languages, the files
 * that these name, missing pages and redirects. Then each is killed under load and started again: it has to
 * serve the same bytes. The client takes its share of the same machine, about a core.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { StartedHost } from '@/test/hosts/started-host';
import { type Measurement, measure } from './bench-load/measure';
import { type HostName, hosts } from './hosts';

const { values } = parseArgs({
  options: {
    hosts: { type: 'string', default: 'nginx,server,static' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '64' },
    json: { type: 'string' },
  },
});

/** @throws Error when it is not a whole number in the range */
function whole(name: string, value: string, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} takes a whole number from 1 to ${most} (is "${value}")`);
}

function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}

/** @throws Error naming what is no host */
function hostNames(list: string): HostName[] {
  return list.split(',').map((name) => {
    if (isHost(name)) return name;
    throw new Error(`--hosts takes names of ${Object.keys(hosts).join(', ')} (is "${name}")`);
  });
}

function row(measured: Measurement) {
  return {
    'requests/s': Math.round(measured.requestsPerSecond),
    'p50 ms': Number(measured.p50.toFixed(1)),
    'p99 ms': Number(measured.p99.toFixed(1)),
    errors: measured.errors,
    'MB/s': Number((measured.megabytes / measured.seconds).toFixed(1)),
    'KB/answer': Number(
      (measured.megabytes / measured.seconds / measured.requestsPerSecond / 1e-3).toFixed(1),
    ),
    'processor ms/request': measured.workPerRequest?.toFixed(3),
    'memory MB': measured.memory?.toFixed(0),
    'restart s': Number(measured.restart.toFixed(1)),
    'same bytes': measured.same && measured.noticed,
  };
}

let running: StartedHost | undefined;

async function main(): Promise<void> {
  const seconds = whole('seconds', values.seconds, 120);
  const connections = whole('connections', values.connections, 512);
  const names = hostNames(values.hosts);
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
  console.log(`${machine.cores} × ${machine.processor}, load ${machine.loadBefore.toFixed(1)}`);
  const results: Measurement[] = [];
  for (const name of names) {
    const missing = hosts[name].missing();
    if (missing !== undefined) throw new Error(`${name}: ${missing}`);
    const port = Number(process.env.PORT ?? 3280) + results.length;
    const onStart = (host: StartedHost | undefined) => {
      running = host;
    };
    results.push(await measure({ name, port, onStart }, { connections, seconds }));
  }
  console.table(Object.fromEntries(results.map((measured) => [measured.host, row(measured)])));
  for (const { host, problems } of results) {
    for (const problem of problems) console.log(`${host}: ${problem}`);
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const isFine = results.every(({ errors, same, noticed }) => errors === 0 && same && noticed);
  process.exitCode = isFine ? 0 : 1;
}

// Hosts are groups of their own: Ctrl-C does not reach them.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await running?.kill();
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
