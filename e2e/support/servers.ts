const first = Number(process.env.E2E_PORT ?? 3210);

/** Where the builds are served during the tests: the static output, the Next server, its twin with pseudo-texts. */
export const ports = { static: first, server: first + 1, pseudo: first + 2 };

/** Origin of a local port. */
export function origin(port: number): string {
  return `http://localhost:${port}`;
}
