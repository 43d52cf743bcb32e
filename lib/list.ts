import { z } from 'zod';

/** A translator such as `useTranslations` returns; only its raw access is needed. */
type RawReader<Key extends string> = { raw(key: Key): unknown };

/**
 * Reads a list from the messages and checks its entries: `list(t, 'why.benefits', point)`.
 * @throws Error naming the key and the entry that differs from the schema
 */
export function list<Key extends string, Entry>(
  t: RawReader<Key>,
  key: NoInfer<Key>,
  entry: z.ZodType<Entry>,
): Entry[] {
  const parsed = z.array(entry).min(1).safeParse(t.raw(key));
  if (!parsed.success) throw new Error(`Message list "${key}": ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
