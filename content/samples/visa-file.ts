import { facts } from '@/content/facts';
import { entriesOf } from '@/lib/objects/entries-of';

/** The file of one work visa of a made-up company, shown as a sample of the work. */

/** The day as of which the checklist is written. */
export const checklistDay = '2026-09-14';

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

export type DocumentStatus = keyof typeof documentStatuses;

type FileDocument = { from: keyof typeof suppliers; status: DocumentStatus };

/** The documents of the file in the order of the checklist. */
export const fileDocuments = {
  passport: { from: 'employee', status: 'received' },
  contract: { from: 'both', status: 'received' },
  registration: { from: 'employer', status: 'received' },
  publication: { from: 'employer', status: 'received' },
  aepForm: { from: 'employer', status: 'received' },
  positionLetter: { from: 'employer', status: 'correct' },
  resume: { from: 'employee', status: 'received' },
  diplomas: { from: 'employee', status: 'authenticate' },
  policeClearance: { from: 'employee', status: 'missing' },
  medical: { from: 'employee', status: 'later' },
  visaForm: { from: 'employee', status: 'later' },
  aep: { from: 'dole', status: 'later' },
} as const satisfies Record<string, FileDocument>;

/** The notes by the document that they explain, with their numbers. */
export const checklistNotes = {
  positionLetter: 1,
  diplomas: 2,
  policeClearance: 3,
} as const;

/** The day so many calendar days after another one. */
function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const publication = '2026-09-01';
const contract = '2026-09-10';

/** A step is dated where a rule or a person has set the day; `to` is the last day of a period. */
type FileStep = { from?: string; to?: string };

/** The steps before the visa is filed, in their order. */
export const fileSteps = {
  publication: { from: publication },
  contract: { from: contract },
  window: {
    from: daysAfter(publication, facts.aepWait.value.value),
    to: daysAfter(contract, facts.aepContractWindow.value.value),
  },
  payment: { from: '2026-09-17' },
  aep: {},
  visa: {},
} as const satisfies Record<string, FileStep>;

export type FileStepKey = keyof typeof fileSteps;

/** How a day of the month of the application is marked: by a step that is set, planned, or possible. */
export const dayMarks = { set: true, planned: true, possible: true } as const;

export type DayMark = keyof typeof dayMarks;

/** How the days of the steps are marked; the first one that holds a day marks it. */
export const stepMarks = {
  publication: 'set',
  contract: 'set',
  payment: 'planned',
  window: 'possible',
} as const satisfies Partial<Record<FileStepKey, DayMark>>;

/** The month in which all dated steps fall. */
export const fileMonth = '2026-09';

/** The days of that month with their marks, e.g. `{ day: '2026-09-01', mark: 'set' }`. */
export function daysOfFile(): { day: string; mark?: DayMark }[] {
  const [year, month] = fileMonth.split('-').map(Number);
  // Day 0 of the next month is the last one of this month.
  const length = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => {
    const day = daysAfter(`${fileMonth}-01`, index);
    const marked = entriesOf(stepMarks).find(([step]) => {
      const { from, to = from } = stepDays(step);
      return from !== undefined && to !== undefined && from <= day && day <= to;
    });
    return marked ? { day, mark: marked[1] } : { day };
  });
}

/** The days of a step; none where an agency sets the day. */
export function stepDays(step: FileStepKey): FileStep {
  return fileSteps[step];
}
