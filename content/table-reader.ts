import type { z } from 'zod';
import { readJson } from '@/lib/errors/read-json';

/**
 * A reader of a JSON table. It is read from disk, not imported, so that no browser loads the table; cached where
 * NODE_ENV is production, and read each time elsewhere, so that an edit shows at once.
 * @param file path from the root of the project
 * @param kind name of the table in errors
 * @returns a function that reads the table; it throws an Error naming the file and each field at fault
 */
export function tableReader<Table>(
  file: string,
  kind: string,
  schema: z.ZodType<Table>,
): () => Table {
  let cached: Table | undefined;
  return () => {
    if (cached !== undefined && process.env.NODE_ENV === 'production') return cached;
    cached = readJson(file, kind, schema);
    return cached;
  };
}
