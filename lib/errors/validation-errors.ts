import type { ZodError } from 'zod';

/**
 * The problems of a value, a line for each field: `items.0.title: must not be empty`. All schema errors look so; those
 * of the whole value name no field.
 */
export function zodProblems(error: ZodError): string[] {
  return error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
}

/** An error for an invalid file: `<source>: bad <kind>`, then a line for each problem. */
export function invalidSource(source: string, kind: string, problems: readonly string[]): Error {
  return new Error(`${source}: bad ${kind}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
