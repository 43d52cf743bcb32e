import type { Messages } from 'next-intl';
import type { ToolId } from '@/content/calculators';
import { calendarYear } from '@/content/filing-calendar';
import { calendarId } from '@/lib/calculators/filing-calendar';
import { fillTemplate } from '@/lib/messages/fill-template';

/** The heading of a calculator, or of the filing calendar with its year. */
export function toolName(id: ToolId, { calendar, items }: Messages['calculators']): string {
  return id === calendarId
    ? fillTemplate(calendar.title, { year: String(calendarYear) })
    : items[id].title;
}
