/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarYear, filingDays, holidayDays } from '@/content/filing-calendar';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { translatedLocaleCodes } from '@/i18n/locales';
import {
  defaultProfile,
  filingCalendar,
  filingProfiles,
  firstDay,
} from '@/lib/calculators/filing-calendar';
import { calendarFile } from './calendar-file';
import { calendarPath } from './calendar-path';

function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

const file = calendarFile('en', defaultProfile);
const events = eventsOf(file);

/** The event of a filing of a period. */
function eventOf(name: string) {
  const event = events.find(({ uid }) => uid.startsWith(`${name}@`));
  if (event === undefined) throw new Error(`no event ${name}`);
  return event;
}

test('each deadline is an event of one whole day', () => {
  const deadlines = filingCalendar(defaultProfile, calendarYear, filingDays, holidayDays);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(deadlines.map(firstDay));
  for (const { startDate, endDate, component } of events) {
    expect(startDate.isDate && endDate.isDate).toBe(true);
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    expect(component.getFirstSubcomponent('valarm')).toBeNull();
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  }
});

test('an event says form, period, law, and why its day has moved', () => {
  const { summary, description } = eventOf('corporatequarter-2027-q2');
  expect(summary).toBe('1702Q · Income tax of the quarter · Q2 2027');
  expect(description).toBe(
    'Form: 1702Q\nLaw: Republic Act 8424, ss. 75, 77\n' +
      'Moved from Sunday, August 29, 2027 (Revenue Memorandum Circular 65-2016).',
  );
  expect(eventOf('philhealthearly-2026-12').description).toContain('Your day: Jan 11 – 15');
  expect(eventOf('philhealthlate-2027-01').description).toBe(
    'Law: PhilHealth Circular 1-2014\nYour day: Feb 16 – 22\n' +
      'Moved from Saturday, February 20, 2027 (PhilHealth Circular 1-2014).',
  );
  expect(eventOf('sss-2027-11').description).toContain('SSS Circular 2019-012');
  expect(eventOf('sss-2026-11').startDate.toString()).toBe('2027-01-04');
});

test('an event says what is different in eFPS, and that a day is not certain', () => {
  const { check, event } = loadMessages('en').calculators.calendar;
  const withEFps = events.filter(({ description }) => description.includes(event.eFps));
  expect(new Set(withEFps.map(({ summary }) => summary.split(' · ')[0]))).toEqual(
    new Set(['1601-C', '0619-E / 0619-F']),
  );
  expect(eventOf('wages-2026-12').description).toContain(event.eFps);
  const uncertain = events.filter(({ description }) => description.includes(check));
  const names = uncertain.map(({ uid }) => uid.split('-')[0]);
  expect(new Set(names)).toEqual(new Set(['permit', 'payerdeclaration', 'pagibig']));
  expect(names).toHaveLength(14);
});

test('it is the same in every build, and an event the same in the calendars of all profiles and languages', () => {
  expect(calendarFile('en', defaultProfile)).toBe(file);
  const stamps = events.map(({ component }) => String(component.getFirstPropertyValue('dtstamp')));
  expect(new Set(stamps).size).toBe(1);
  expect(stamps[0]).toMatch(/^20\d\d-\d\d-\d\dT00:00:00Z$/);
  const others = eventsOf(calendarFile('en', { ...defaultProfile, employer: 'no-employees' }));
  const known = new Set(events.map(({ uid }) => uid));
  expect(others.filter(({ uid }) => !known.has(uid))).toEqual([]);
  expect(eventOf('vat-2026-q4').uid).toBe(`vat-2026-q4@${new URL(site.origin).host}`);
});

test('it is named, and says where it is and how often to look again', () => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(value('x-wr-calname')).toBe('Filing calendar 2027: company, VAT, employees');
  expect(value('source')).toBe(`${site.origin}${calendarPath('en', defaultProfile)}`);
  expect(calendarPath('en', defaultProfile)).toBe('/calendars/2027-company-vat-employer.ics');
  expect(calendarPath('ja', defaultProfile)).toBe('/ja/calendars/2027-company-vat-employer.ics');
  expect(value('refresh-interval')).toBe('P7D');
});

test('commas and line ends are escaped', () => {
  const source = file.replaceAll('\r\n ', '');
  expect(source).toContain('DESCRIPTION:Form: 1702Q\\nLaw: Republic Act 8424\\, ss. 75\\, 77\\n');
});

describe.each(translatedLocaleCodes)('in %s', (locale) => {
  const { filings } = loadMessages(locale).calculators.calendar;

  // The profiles choose from the same filings in every language.
  const profiles = locale === 'en' ? filingProfiles : [defaultProfile];
  test.each(profiles)('the calendar of %o', (profile) => {
    const text = calendarFile(locale, profile);
    const deadlines = filingCalendar(profile, calendarYear, filingDays, holidayDays);
    const found = eventsOf(text);
    expect(found.map(({ startDate }) => startDate.toString())).toEqual(deadlines.map(firstDay));
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(found.length);
    for (const [index, { summary, description }] of found.entries()) {
      expect(summary).toContain(filings[deadlines[index]?.filing ?? 'vat']);
      expect(`${summary}${description}`).not.toMatch(/[{}]|\[\[|undefined/);
    }
    // RFC 5545, 3.1: lines end with CRLF and have at most 75 octets.
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
