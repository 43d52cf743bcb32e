import { facts } from '@/content/facts';
import { daysAfter } from '@/lib/dates/calendar-days';
import { entriesOf } from '@/lib/objects/entries-of';
import type { SampleDocument } from './documents';

/** The case of one work visa of a made-up company, shown as a sample of the work. */

/** The day as of which the checklist is written. */
export const checklistDay = '2026-09-14';

/** The documents of the case in the order of the checklist. Their names are in `sample.documents` of the messages. */
export const caseDocuments = {
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
} as const satisfies Record<string, SampleDocument>;

/** The numbers of the notes, by the document that each note explains. */
export const checklistNotes = {
  positionLetter: 1,
  diplomas: 2,
  policeClearance: 3,
} as const;

const publication = '2026-09-01';
const contract = '2026-09-10';

/** A step has a date only where a rule or a person has set it; `to` is the last day of a period. */
type CaseStep = { from?: string; to?: string };

export type CaseStepKey = 'publication' | 'contract' | 'window' | 'payment' | 'aep' | 'visa';

/** The steps before the visa application is filed, in order; without days where an agency sets them. */
export const caseSteps: Readonly<Record<CaseStepKey, CaseStep>> = {
  publication: { from: publication },
  contract: { from: contract },
  window: {
    from: daysAfter(publication, facts.aepWait.value.value),
    to: daysAfter(contract, facts.aepContractWindow.value.value),
  },
  payment: { from: '2026-09-17' },
  aep: {},
  visa: {},
};

/** The marks of calendar days: of a step that is done, planned, or only possible. */
export const dayMarks = { done: true, planned: true, possible: true } as const;

export type DayMark = keyof typeof dayMarks;

/** The mark of the days of each step; where steps share a day, the first one here gives the mark. */
export const stepMarks = {
  publication: 'done',
  contract: 'done',
  payment: 'planned',
  window: 'possible',
} as const satisfies Partial<Record<CaseStepKey, DayMark>>;

/** The month in which all dated steps fall. */
export const caseMonth = '2026-09';

/** The days of that month with their marks, e.g. `{ day: '2026-09-01', mark: 'done' }`. */
export function caseDays(): { day: string; mark?: DayMark }[] {
  const [year, month] = caseMonth.split('-').map(Number);
  // Day 0 of the next month is the last one of this month.
  const length = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => {
    const day = daysAfter(`${caseMonth}-01`, index);
    const marked = entriesOf(stepMarks).find(([step]) => {
      const { from, to = from } = caseSteps[step];
      return from !== undefined && to !== undefined && from <= day && day <= to;
    });
    return marked ? { day, mark: marked[1] } : { day };
  });
}
