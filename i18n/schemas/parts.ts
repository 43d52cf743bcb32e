import { z } from 'zod';

/** Parts of the schemas of the messages (design: every namespace has one). */

export const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
  .trim()
  .min(1, 'must not be empty');

/** Sentences that could change places. What has an icon, a picture or a target is an entry with a key. */
export const sentences = z.array(text).min(1, 'must not be empty');

function checkTexts(value: unknown, path: (string | number)[], context: z.RefinementCtx): void {
  const fail = (message: string) => context.addIssue({ code: 'custom', path, message });
  if (typeof value === 'string') {
    if (value.trim() === '') fail('must not be empty');
  } else if (Array.isArray(value)) {
    if (!sentences.safeParse(value).success) fail('must be a list of texts; entries have keys');
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, own] of Object.entries(value)) checkTexts(own, [...path, name], context);
  } else {
    fail('must be a text');
  }
}

/** Texts in any shape: what a section shows besides what its schema names. */
export const anyTexts = z.unknown().superRefine((value, context) => checkTexts(value, [], context));

/** A part of a page: at least these texts, and whatever else it shows. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).catchall(anyTexts);
}

/** A heading with a text, the shape of most cards and list entries. */
export const point = z.strictObject({ title: text, description: text });

/** Entries by any key, at least so many. */
export function entries<Entry extends z.ZodType>(entry: Entry, least = 1) {
  return z
    .record(z.string(), entry)
    .refine((given) => Object.keys(given).length >= least, `must have at least ${least} entries`);
}

/** Entries by the keys of a table of `content/`: one for each, and no other. */
export function entriesFor<Key extends string, Entry extends z.ZodType>(
  table: Readonly<Record<Key, unknown>>,
  entry: Entry,
) {
  // Object.keys() types its result as string[]; these are the keys of the table.
  return z.record(z.enum(Object.keys(table) as [Key, ...Key[]]), entry);
}

export const meta = z.strictObject({ title: text, description: text });

/** A heading with a paragraph. */
export const titled = section({ title: text, text });

/** A heading with a sentence below it. */
export const introduced = section({ title: text, intro: text });
