/**
 * What an error of the network is called, by its code or name: `ECONNREFUSED`. Its message may repeat an address
 * with a secret in it.
 */
export function failureCode(error: unknown): string {
  const { cause, code, name }: { cause?: { code?: unknown }; code?: unknown; name?: unknown } =
    Object(error);
  // The codes of a DOMException are numbers; its name says more.
  const known = [cause?.code, code, name].find((value) => typeof value === 'string');
  return String(known ?? 'unknown');
}
