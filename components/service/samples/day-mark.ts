import type { DayMark } from '@/content/samples/visa-file';

/** How the days of a step look, in the calendar and beside the step. */
export const dayMarks: Record<DayMark, string> = {
  set: 'bg-primary text-on-primary',
  planned: 'border-2 border-primary border-b-4 border-b-accent',
  possible: 'border-accent border-b-4',
};
