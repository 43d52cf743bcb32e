/** The code of a network error, or its name, to be logged: its message may repeat a URL with a secret. */
export function failureCode(error: unknown): string {
  const { cause, code, name }: { cause?: { code?: unknown }; code?: unknown; name?: unknown } =
    Object(error);
  // The codes of a DOMException are numbers; its name says more.
  const known = [cause?.code, code, name].find((value) => typeof value === 'string');
  return String(known ?? 'unknown');
}
