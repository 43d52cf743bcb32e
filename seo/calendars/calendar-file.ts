import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { checkedDay, type Source, sourceKey, sourcesOf } from '@/content/facts';
import { calendarYear, filingDays, holidayDays, unconfirmedRules } from '@/content/filing-calendar';
import { holidays } from '@/content/holidays';
import { documentPath } from '@/content/pages';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { type Locale, labelColon, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type FilingTexts, filingWriters, writeForms, writeProfile } from '@/i18n/write-filing';
import {
  type Deadline,
  type Filing,
  type FilingProfile,
  filingCalendar,
  firstDay,
} from '@/lib/calculators/filing-calendar';
import { daysAfter } from '@/lib/dates/calendar-days';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { calendarPath } from './calendar-path';

/** How often calendar programs should look for corrections, in seconds. */
const refreshInterval = 7 * 24 * 60 * 60;

/** Those whose day is another one in the electronic system eFPS. */
const eFpsFilings: ReadonlySet<Filing> = new Set(['wages', 'withheld']);

const host = new URL(site.origin).host;

/** The law behind a fact. @throws Error when it is no rule of the state */
function sourceOf(rule: string): Source {
  const key = sourceKey(rule);
  const [source] = key === undefined ? [] : sourcesOf([key], [rule]);
  if (source === undefined) throw new Error(`${rule} is no rule of the state`);
  return source;
}

/** `Republic Act 8424, s. 114(A)` */
function writeSource({ law, section }: Source): string {
  return section === undefined ? law.number : `${law.number}, ${section}`;
}

/** The lines below an event: its form, its law, which days it can be, why it has moved, and what is different for some. */
function describe(
  deadline: Deadline,
  { event, check }: Pick<FilingTexts, 'event' | 'check'>,
  { days, longDay }: ReturnType<typeof filingWriters>,
  colon: string,
): string {
  const { filing, forms, ruleFact, from, nominal, due, movedBy } = deadline;
  return [
    forms.length > 0 && event.form + colon + writeForms(deadline),
    event.law + colon + writeSource(sourceOf(ruleFact)),
    unconfirmedRules.includes(ruleFact) && check,
    from && fillTemplate(event.days, { days: days(from, due) }),
    movedBy &&
      fillTemplate(event.moved, { day: longDay(nominal), rule: sourceOf(movedBy).law.number }),
    eFpsFilings.has(filing) && event.eFps,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A day as a calendar of whole days has it: without a time of day, in no time zone. */
function wholeDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The texts of a language as a calendar program shows them. */
function textsOf(locale: Locale): FilingTexts {
  const { calendar } = loadMessages(locale).calculators;
  return mapTexts(calendar, templateOf);
}

/**
 * The calendar of a profile (iCalendar, RFC 5545) in a language: an event of a whole day for each deadline, without
 * reminders. Programs that subscribe to it know an event again by its UID, also where its day is corrected.
 * @throws Error naming a deadline whose rule has no law
 */
export function calendarFile(locale: Locale, profile: FilingProfile): string {
  const texts = textsOf(locale);
  const write = filingWriters(locale, texts);
  const deadlines = filingCalendar(profile, calendarYear, filingDays, holidayDays);
  const fileUrl = site.origin + calendarPath(locale, profile);
  const page =
    site.origin + localizedPath(locale, documentPath('articles', 'compliance-management'));
  const title = fillTemplate(texts.title, { year: String(calendarYear) });
  const shown = writeProfile(profile, texts);
  // The time of the build would make each build another file.
  const checked = deadlines.flatMap(({ ruleFact }) => checkedDay([ruleFact]) ?? []);
  const lastChecked = [...checked, holidays.checked].toSorted().at(-1) ?? holidays.checked;
  const calendar = new ICalCalendar({
    name: `${title}${labelColon(locale)}${shown}`,
    description: fillTemplate(texts.event.description, { profile: shown }),
    prodId: {
      company: site.name,
      product: 'Filing calendar',
      language: locales[locale].lang.toUpperCase(),
    },
    source: fileUrl,
    url: page,
    ttl: refreshInterval,
  });
  for (const deadline of deadlines) {
    const { filing, period } = deadline;
    const day = firstDay(deadline);
    const form = writeForms(deadline);
    calendar.createEvent({
      id: `${filing}-${period}@${host}`.toLowerCase(),
      stamp: wholeDay(lastChecked),
      start: wholeDay(day),
      end: wholeDay(daysAfter(day, 1)),
      allDay: true,
      summary: [form, texts.filings[filing], write.period(period)].filter(Boolean).join(' · '),
      description: describe(deadline, texts, write, labelColon(locale)),
      // Nobody is busy because something is due.
      transparency: ICalEventTransparency.TRANSPARENT,
      url: page,
    });
  }
  return `${calendar.toString()}\r\n`;
}
