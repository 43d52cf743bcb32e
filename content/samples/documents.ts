/** The documents of a file, as samples list them. Their words are in `visa.sample` of the messages of services. */

/** Who supplies a document. */
export const suppliers = { employee: true, employer: true, both: true, dole: true } as const;

/** How far a document is, and whether something has to be done about it now. */
export const documentStatuses = {
  received: 'done',
  correct: 'open',
  authenticate: 'open',
  missing: 'open',
  later: 'later',
} as const;

export type SampleDocument = {
  from: keyof typeof suppliers;
  status: keyof typeof documentStatuses;
};
