import { z } from 'zod';
import type { FormId } from '@/content/forms';
import type { Locale } from '@/i18n/locales';

function parsedJson<T>(schema: z.ZodType<T>) {
  return z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(schema);
}

// Not the current ones alone: inquiries of a form or language that the site no longer has stay readable.
const anyForm = z.custom<FormId>((value) => typeof value === 'string');
const anyLocale = z.custom<Locale>((value) => typeof value === 'string');

/** A row of the table `inquiries`. */
export const inquiryRow = z.object({
  /** `H-` and ten characters of Crockford's base 32. */
  receipt: z.string(),
  form: anyForm,
  locale: anyLocale,
  fields: parsedJson(z.record(z.string(), z.string())),
  /** A held inquiry looks like spam or came in a flood: it is not delivered until somebody releases it. */
  status: z.enum(['accepted', 'held']),
  /** Why it was held, as names of rules (`honeypot`, `links`, `repetition`, `flood`); they stay after its release. */
  reasons: parsedJson(z.array(z.string())),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
});

/** A row of the table `deliveries`. */
export const deliveryRow = z.object({
  receipt: z.string(),
  channel: z.enum(['smtp', 'webhook']),
  state: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.number(),
  /** When a queued one is due next, in milliseconds since 1970; while it is leased, when the lease expires. */
  nextAt: z.number(),
  /** Why the last attempt failed, without personal data. */
  lastError: z
    .string()
    .nullable()
    .transform((error) => error ?? undefined),
});
