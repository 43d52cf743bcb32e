import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { namingSource } from './error-text';
import { invalidSource, zodProblems } from './validation-errors';

/** Parses the text of a JSON file. @throws Error naming the file when it is not valid JSON */
export function parseJson(json: string, file: string): unknown {
  return namingSource(`${file}: not valid JSON`, () => JSON.parse(json));
}

/** A schema for a text that is not empty; spaces around it are removed. */
export const trimmedText = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
  .trim()
  .min(1, 'must not be empty');

/** The text of a file of the project. @throws Error naming the file when it is missing */
export function readText(file: string): string {
  try {
    // Without `turbopackIgnore`, Next's server build would trace the whole project as what pages read.
    return readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  } catch {
    throw new Error(`${file}: the file is missing`);
  }
}

/** Checks a value of a file. @param kind as errors call it: `note` @throws Error naming file and fields at fault */
export function validate<T>(file: string, kind: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidSource(file, kind, zodProblems(parsed.error));
}

/** Reads a JSON file. @throws Error naming the file when it is missing or not valid JSON, and each field at fault */
export function readJson<T>(file: string, kind: string, schema: z.ZodType<T>): T {
  return validate(file, kind, schema, parseJson(readText(file), file));
}
