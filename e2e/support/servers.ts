import type { HostName } from '@/scripts/hosts';

const first = Number(process.env.E2E_PORT ?? 3210);

/** Ports of the hosts during the tests. */
export const ports: Readonly<Record<HostName, number>> = {
  static: first,
  server: first + 1,
  nginx: first + 2,
  edge: first + 3,
};

/** Origin of a local port. */
export function origin(port: number): string {
  return `http://localhost:${port}`;
}

/** Tag of tests that run on every host: URLs, caching, navigation. */
export const everyHost = { tag: '@every-host' };

/**
 * Tag of tests that run on both builds: hydration. nginx and the edge send the files of the static build with the
 * same headers (tested in test/hosts/).
 */
export const bothBuilds = { tag: '@both-builds' };
