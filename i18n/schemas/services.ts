import { z } from 'zod';
import {
  offeringIcons,
  solutionIcons,
  specializationIcons,
  visaIcons,
} from '@/content/message-items';
import { visaTabs } from '@/content/visas';
import { entries, entriesFor, meta, point, section, sentences, text, titled } from './parts';

/** What every service page shows. */
const service = section({
  title: text,
  subtitle: text,
  summary: text,
  meta,
  lead: text,
  features: section({ title: text, intro: text, items: entries(point, 4) }),
  audience: section({ title: text, text, items: sentences }),
  process: section({ title: text, steps: entries(point, 4) }),
  bring: section({ title: text, intro: text, items: sentences.min(4) }),
  timing: titled,
  fees: titled,
  benefits: section({ title: text, items: sentences.min(8) }),
  cta: titled,
});

const visaType = z.strictObject({
  title: text,
  description: text,
  validity: text,
  processing: text.optional(),
  requirements: sentences.min(3),
  note: text.optional(),
});

/** A section of one service with six entries (spec §2). */
function extra<Table extends Readonly<Record<string, unknown>>>(table: Table, entry: z.ZodType) {
  return section({ title: text, intro: text, items: entriesFor(table, entry) });
}

/** `messages/<locale>/services.json` */
export const services = z.strictObject({
  accounting: service,
  bookkeeping: service,
  payroll: service,
  tax: service,
  business: service,
  visa: service.extend({
    visaTypes: section({
      title: text,
      intro: text,
      chooser: section({ title: text, intro: text, purposes: entriesFor(visaIcons, text) }),
      labels: section({ validity: text, processing: text, requirements: text }),
      tabs: entriesFor(visaTabs, text),
      items: entriesFor(visaIcons, visaType),
      note: text,
    }),
  }),
  hrAdmin: service.extend({ solutions: extra(solutionIcons, point) }),
  consulting: service.extend({
    specializations: extra(
      specializationIcons,
      // Four key benefits each (spec §2).
      point.extend({ benefits: sentences.length(4) }),
    ).extend({ benefitsLabel: text }),
  }),
  remoteBusiness: service.extend({ offerings: extra(offeringIcons, point) }),
});
