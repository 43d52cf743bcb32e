import type { ZodError } from 'zod';

/**
 * The problems of a parsed value, a line for each field: `items.0.title: must not be empty`. All schema
 * errors are shown in this form.
 */
export function zodProblems(error: ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** An error about a file or the like: its name, what it is not, and a line for each problem. */
export function badSource(source: string, kind: string, problems: readonly string[]): Error {
  return new Error(`${source}: bad ${kind}\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
