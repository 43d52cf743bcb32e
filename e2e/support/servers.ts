const first = Number(process.env.E2E_PORT ?? 3210);

/** Where the builds are served during the tests: the static output, and the Next server. */
export const ports = { static: first, server: first + 1 };

/** Origin of a local port. */
export function origin(port: number): string {
  return `http://localhost:${port}`;
}
