import { z } from 'zod';
import { type Locale, localeCodes } from '@/i18n/locales';
import { tableReader } from './table-reader';

/** When the texts of each page were changed; `npm run dates` writes it, nobody edits it. */
export const datesFile = 'content/dates.json';

const day = z.iso.date('must be a date such as 2026-01-31');

const text = z.strictObject({
  /** Of the text that `changed` belongs to. */
  hash: z.string().regex(/^[\da-f]{8}$/, 'must be eight hexadecimal digits'),
  changed: day,
});

const pageRecord = z.strictObject({
  /** The day on which the page was first there; documents have theirs in their `meta.json`. */
  published: day.optional(),
  texts: z.partialRecord(z.enum(localeCodes as [Locale, ...Locale[]]), text),
});

const recordSchema = z.record(z.string().startsWith('/'), pageRecord);

/** By path without locale prefix. */
export type DatesRecord = z.infer<typeof recordSchema>;

/**
 * The recorded dates of the pages' texts.
 * @throws Error naming the file and each field at fault
 */
export const datesRecord = tableReader(datesFile, 'record', recordSchema);
