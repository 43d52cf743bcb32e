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
