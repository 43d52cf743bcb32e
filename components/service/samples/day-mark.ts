import type { DayMark } from '@/content/samples/visa-file';

/**
 * How the days of a step look, in the calendar and beside the step. Each differs from the others by its
 * borders too: grounds are not printed and not shown in forced colors.
 */
export const dayMarkClasses: Record<DayMark, string> = {
  set: 'border-2 border-primary bg-primary text-on-primary print:bg-transparent print:text-ink',
  planned: 'border-2 border-primary border-b-4 border-b-accent',
  possible: 'border-line border-b-4',
};
