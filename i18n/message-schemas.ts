import { z } from 'zod';
import { visaKeys } from '@/content/visas';

/** Shapes of the messages read from disk. A file that differs stops the build. */

const text = z.string().trim().min(1, 'must not be empty');

/** A heading with a text, the shape of most cards and list entries. */
export const point = z.strictObject({ title: text, description: text });

/** One question of the FAQ. */
export const question = z.strictObject({ question: text, answer: text });

/** Business hours of one group of days. */
export const openingHours = z.strictObject({ days: text, hours: text });

/** A heading with a paragraph. */
export const titledText = z.strictObject({ title: text, text });

/** A plain string, for lists of sentences. */
export const sentence = text;

const meta = z.strictObject({ title: text, description: text });
const titledPoints = z.strictObject({ title: text, intro: text, items: z.array(point).min(4) });

const visaType = z.strictObject({
  title: text,
  description: text,
  validity: text,
  processing: text.optional(),
  requirements: z.array(text).min(3),
  note: text.optional(),
});

const service = z.strictObject({
  title: text,
  subtitle: text,
  description: text,
  meta,
  lead: text,
  audience: z.strictObject({ title: text, text, items: z.array(text).min(3) }),
  features: titledPoints,
  process: z.strictObject({ title: text, steps: z.array(point).min(4).max(5) }),
  bring: z.strictObject({ title: text, intro: text, items: z.array(text).min(4) }),
  timing: titledText,
  fees: titledText,
  benefits: z.strictObject({ title: text, items: z.array(text).min(8) }),
  cta: titledText,
});

const visaService = service.extend({
  visaTypes: z.strictObject({
    title: text,
    intro: text,
    asOfNote: text,
    chooser: z.strictObject({
      title: text,
      intro: text,
      purposes: z.record(z.enum(visaKeys), text),
    }),
    labels: z.strictObject({ validity: text, processing: text, requirements: text }),
    tabs: z.strictObject({ temporary: text, permanent: text, special: text }),
    items: z.record(z.enum(visaKeys), visaType),
  }),
});

/** A specialization of consulting with its four key benefits. */
export const specialization = point.extend({ benefits: z.array(text).length(4) });

// Namespaces without a schema of their own are checked where they are read: keys by the
// type-checker, lists by `list()`, parity with English by `npm run check`.
const tree = z.record(z.string(), z.unknown());

/** What each message file must look like. */
export const messageSchemas = {
  common: tree,
  navigation: tree,
  services: z.strictObject({
    accounting: service,
    bookkeeping: service,
    payroll: service,
    tax: service,
    business: service,
    visa: visaService,
    hrAdmin: service.extend({ solutions: titledPoints }),
    consulting: service.extend({
      specializations: z.strictObject({
        title: text,
        intro: text,
        benefitsLabel: text,
        items: z.array(specialization).length(6),
      }),
    }),
    remoteBusiness: service.extend({ offerings: titledPoints }),
  }),
  pages: tree,
  articles: tree,
  blogs: tree,
};
