import { type HostName, isTested } from '@/scripts/hosts';

/**
 * Tests of one host, which are passed over where it cannot be started: on a machine of somebody who does not
 * need it. `scripts/ensure-hosts.ts` says so, and why.
 * @param title how reports name it
 */
export function describeHost(name: HostName, title: string, tests: () => void): void {
  (isTested(name) ? describe : describe.skip)(title, tests);
}
