import { calculatorRules, type ToolId } from '@/content/calculators';
import { calendarYear, filingDays, holidayDays } from '@/content/filing-calendar';
import { writtenMessages } from '@/i18n/load-messages';
import { defaultLocale } from '@/i18n/locales';
import { placeholdersIn } from '@/i18n/placeholders';
import { calculators } from '@/lib/calculators/calculators';
import { calendarId, filingCalendar, filingProfiles } from '@/lib/calculators/filing-calendar';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';

/** The rules by which the deadlines of the filing calendar fall on their days. */
function calendarFacts(): string[] {
  return filingProfiles
    .flatMap((profile) => filingCalendar(profile, calendarYear, filingDays, holidayDays))
    .flatMap(({ ruleFact, movedBy }) => (movedBy === undefined ? [ruleFact] : [ruleFact, movedBy]));
}

/** The names of the facts that a calculator counts with, rests on, or names in its texts, each once. */
export function toolFacts(id: ToolId): string[] {
  const { items, calendar } = writtenMessages(defaultLocale).calculators;
  const texts: MessageTree = id === calendarId ? calendar : items[id];
  const counted = id === calendarId ? calendarFacts() : calculators[id].rates;
  const named = leavesOf(texts).flatMap(({ text }) => placeholdersIn(text));
  return [...new Set([...counted, ...calculatorRules(id), ...named])];
}
