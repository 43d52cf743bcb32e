import { z } from 'zod';
import {
  offeringIcons,
  solutionIcons,
  specializationIcons,
  visaIcons,
} from '@/content/message-items';
import { balances, profitAndLoss, reportNotes } from '@/content/samples/month-end';
import { employees, registerLines, registerNotes, registerParts } from '@/content/samples/pay-run';
import {
  checklistNotes,
  dayMarks,
  documentStatuses,
  fileDocuments,
  fileSteps,
  suppliers,
} from '@/content/samples/visa-file';
import { visaTabs } from '@/content/visas';
import {
  entries,
  entriesFor,
  introduced,
  meta,
  point,
  section,
  sentences,
  text,
  titled,
} from './parts';

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

/** A visa type in a few words, beside the others. */
const visaComparison = z.strictObject({ stay: text, time: text.optional(), who: text });

/** A section of one service with entries by any key. */
const listed = introduced.extend({ items: entries(point) });

/** A section of one service with six entries (spec §2). */
function extra<Table extends Readonly<Record<string, unknown>>>(table: Table, entry: z.ZodType) {
  return section({ title: text, intro: text, items: entriesFor(table, entry) });
}

/** What every sample of the work shows (`content/samples`) besides `common.sample`. */
const sample = section({ title: text, intro: text, name: text, note: text });

/** A note in the margin of a sample, with what the client decides, if anything. */
const sampleNote = z.strictObject({ title: text, text, decision: text.optional() });

const monthEndReport = sample.extend({
  head: section({ period: text }),
  labels: section({ change: text, proof: text, notes: text, decision: text }),
  profitAndLoss: section({ title: text, lines: entriesFor(profitAndLoss, text) }),
  balances: section({
    title: text,
    parts: entriesFor(balances, text),
    lines: entriesFor(
      { ...balances.assets, ...balances.claims },
      section({ label: text, proof: text }),
    ),
  }),
  notes: entriesFor(reportNotes, sampleNote),
});

const payrollRegister = sample.extend({
  head: section({ period: text }),
  labels: section({ total: text, notes: text, decision: text }),
  caption: text,
  employees: entriesFor(employees, text),
  parts: entriesFor(registerParts, text),
  lines: entriesFor(registerLines, text),
  notes: entriesFor(registerNotes, sampleNote),
});

const visaChecklist = sample.extend({
  head: section({
    employer: text,
    applicant: section({ label: text, value: text }),
    day: text,
  }),
  labels: section({ document: text, from: text, status: text, notes: text }),
  caption: text,
  documents: entriesFor(fileDocuments, text),
  suppliers: entriesFor(suppliers, text),
  statuses: entriesFor(documentStatuses, text),
  steps: section({
    title: text,
    undated: text,
    marks: entriesFor(dayMarks, text),
    items: entriesFor(fileSteps, titled),
  }),
  notes: entriesFor(checklistNotes, sampleNote),
});

/** `messages/<locale>/services.json` */
export const services = z.strictObject({
  accounting: service.extend({ sample: monthEndReport }),
  bookkeeping: service,
  payroll: service.extend({ sample: payrollRegister }),
  tax: service.extend({ letter: listed }),
  business: service.extend({ capital: listed }),
  visa: service.extend({
    visaTypes: section({
      title: text,
      intro: text,
      chooser: introduced.extend({ purposes: entriesFor(visaIcons, text), note: text }),
      labels: section({ validity: text, processing: text, requirements: text, unknown: text }),
      tabs: entriesFor(visaTabs, text),
      comparison: section({
        caption: text,
        type: text,
        who: text,
        varies: text,
        items: entriesFor(visaIcons, visaComparison),
      }),
      items: entriesFor(visaIcons, visaType),
      note: text,
    }),
    sample: visaChecklist,
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
