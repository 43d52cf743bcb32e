import { test } from 'playwright/test';
import { keysOf } from '@/lib/objects/entries-of';
import { type HostName, hosts, isTested } from '@/scripts/hosts';

const first = Number(process.env.E2E_PORT ?? 3210);

/** Ports during the tests: of the hosts, and of a copy of the static output with faults. */
export const ports = {
  static: first,
  server: first + 1,
  nginx: first + 2,
  edge: first + 3,
  planted: first + 4,
} as const satisfies Record<HostName | 'planted', number>;

/** Origin of a local port. */
export function origin(port: number): string {
  return `http://localhost:${port}`;
}

/** The hosts that can be started on this machine. */
export const testedHosts: readonly HostName[] = keysOf(hosts).filter(isTested);

/** Declares tests for some hosts: their pages are opened there. */
function onHosts(names: readonly HostName[], declare: (name: HostName) => void): void {
  for (const name of names) {
    test.describe(name, () => {
      test.use({ baseURL: origin(ports[name]) });
      declare(name);
    });
  }
}

/** Declares tests for every host: what a browser makes of its responses. test/hosts/ checks the responses. */
export function onEveryHost(declare: (name: HostName) => void): void {
  onHosts(testedHosts, declare);
}

/**
 * Declares tests for both builds: what depends on the scripts of a page. nginx and the edge send the files of the
 * static build with the same headers (tested in test/hosts/).
 */
export function onBothBuilds(declare: (name: HostName) => void): void {
  onHosts(['static', 'server'], declare);
}
