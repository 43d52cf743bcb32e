import type { HostName } from '@/scripts/hosts';

const first = Number(process.env.E2E_PORT ?? 3210);

/** Where each host serves the last builds during the tests. */
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

/** Marks a test of what depends on the host: how pages are addressed, cached, and follow one another. */
export const everyHost = { tag: '@every-host' };

/**
 * Marks a test of what depends on the build: how pages are hydrated. nginx and the edge send the files of the
 * static output as they are, with the same headers (test/hosts/ asks for each).
 */
export const bothBuilds = { tag: '@both-builds' };
