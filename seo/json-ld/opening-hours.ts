import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts';
import { openingHours } from '@/content/opening-hours';

/** In the order of ISO 8601. */
const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const satisfies DayOfWeek[];

/** How Google wants a day told on which a place is closed (its documentation of LocalBusiness). */
const closed = { from: '00:00', to: '00:00' };

/** When the office is open. */
export function openingHoursSpecification(): OpeningHoursSpecificationLeaf[] {
  return openingHours.map(({ days: { first, last }, open }) => {
    const { from, to } = open ?? closed;
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(first - 1, last),
      opens: from,
      closes: to,
    };
  });
}
