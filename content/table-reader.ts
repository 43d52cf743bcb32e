import type { z } from 'zod';
import { readJson } from '@/lib/errors/read-json';

/**
 * A reader of a table of JSON. Read from disk, not imported, so that no browser is sent the table. During a
 * build it does not change and is read once; else an edit shows at once.
 * @param file path from the root of the project
 * @param kind what errors call the table
 * @returns what throws an Error naming the file and each field at fault
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
