import type { SampleDocument } from './documents';

/** The contents page of an employee file of a made-up company, shown as a sample of the work. */

/** The day as of which the page is written. */
export const contentsDay = '2026-09-14';

/** The documents of the file in their order. Their names are in `sample.documents` of the messages. */
export const fileDocuments = {
  contract: { from: 'both', status: 'received' },
  jobDescription: { from: 'employer', status: 'received' },
  identification: { from: 'employee', status: 'received' },
  numbers: { from: 'employee', status: 'received' },
  birForm2316: { from: 'employee', status: 'missing' },
  handbook: { from: 'employee', status: 'missing' },
  evaluation: { from: 'employer', status: 'received' },
  payChange: { from: 'employer', status: 'missing' },
} as const satisfies Record<string, SampleDocument>;

/** The numbers of the notes, by the document that each note explains: all that are missing. */
export const contentsNotes = { birForm2316: 1, handbook: 2, payChange: 3 } as const;
