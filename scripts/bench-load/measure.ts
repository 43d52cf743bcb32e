import { type HostName, hosts } from '@/scripts/hosts';
import { type StartedHost, startHost } from '@/test/hosts/started-host';
import { type Asked, addresses } from './addresses';
import { digestOf } from './digest';
import { type LoadOptions, load } from './load';
import { percentile } from './percentile';
import { usageOf } from './process-usage';

/** What one host did. */
export type Measurement = {
  host: HostName;
  addresses: number;
  seconds: number;
  connections: number;
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  errors: number;
  problems: string[];
  /** Of all answers, headers included, in 10^6 bytes. */
  megabytes: number;
  /** Processor time of the host a request, in milliseconds; undefined where the system does not tell. */
  workPerRequest: number | undefined;
  /** What the host holds after it, in MB. */
  memory: number | undefined;
  /** From the start of a process to its first page, after one was killed under load, in seconds. */
  restart: number;
  /** Whether requests failed while it was dead: else it was not killed under load. */
  noticed: boolean;
  /** Whether it served the same bytes before and after. */
  same: boolean;
};

/** Seconds of load before it is killed, and after. */
const aroundKill = 2;

type Place = { name: HostName; port: number; onStart: (host: StartedHost | undefined) => void };

/** Kills a host under load, starts it again and looks what it serves. */
async function killed(
  place: Place,
  host: StartedHost,
  asked: readonly Asked[],
  options: LoadOptions,
): Promise<Pick<Measurement, 'restart' | 'noticed'> & { again: StartedHost; errors: number }> {
  const failing = load(asked, { ...options, seconds: 2 * aroundKill });
  await new Promise((resolve) => setTimeout(resolve, aroundKill * 1000));
  await host.kill();
  place.onStart(undefined);
  const { errors: during } = await failing;
  const begun = performance.now();
  const again = await startHost(hosts[place.name], place.port, { ownGroup: true });
  place.onStart(again);
  const restart = (performance.now() - begun) / 1000;
  const { errors } = await load(asked, { ...options, seconds: aroundKill });
  return { restart, noticed: during > 0, again, errors };
}

/**
 * Puts a host under load, then kills it under load and starts it again.
 * @param place which host, on which port; `onStart` gets to know the running host, to stop it on Ctrl-C
 * @throws Error when it cannot be started, or does not serve the site
 */
export async function measure(
  place: Place,
  { connections, seconds }: Omit<LoadOptions, 'port'>,
): Promise<Measurement> {
  const { name, port } = place;
  const origin = `http://127.0.0.1:${port}`;
  let host = await startHost(hosts[name], port, { ownGroup: true });
  place.onStart(host);
  try {
    const asked = await addresses(origin);
    const before = await digestOf(origin, asked);
    // Caches of all kinds are filled first.
    await load(asked, { port, connections, seconds: 2 });
    const used = usageOf(host.pid);
    const begun = performance.now();
    const outcome = await load(asked, { port, connections, seconds });
    const lasted = (performance.now() - begun) / 1000;
    const after = usageOf(host.pid);
    const { again, restart, noticed, errors } = await killed(place, host, asked, {
      port,
      connections,
      seconds,
    });
    host = again;
    return {
      host: name,
      addresses: asked.length,
      seconds: lasted,
      connections,
      requestsPerSecond: outcome.answers / lasted,
      p50: percentile(outcome.latencies, 0.5),
      p99: percentile(outcome.latencies, 0.99),
      errors: outcome.errors + errors,
      problems: outcome.problems,
      megabytes: outcome.bytes / 1e6,
      workPerRequest:
        used && after && ((after.work - used.work) * 1000) / (outcome.answers + outcome.errors),
      memory: after?.memory,
      restart,
      noticed,
      same: before === (await digestOf(origin, asked)),
    };
  } finally {
    await host.stop();
    place.onStart(undefined);
  }
}
