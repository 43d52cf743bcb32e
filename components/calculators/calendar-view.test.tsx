import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { calendarYear, filingDays, holidayDays, unconfirmedRules } from '@/content/filing-calendar';
import { site } from '@/content/site';
import {
  calendarId,
  defaultProfile,
  type FilingProfile,
  filingProfiles,
} from '@/lib/calculators/filing-calendar';
import { withoutTypesetting } from '@/lib/text/typeset';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import type { CalendarData } from './calendar-data';
import { CalendarView } from './calendar-view';
import { FilingCalendar } from './filing-calendar';

const texts = english.calculators.calendar;

/** The rows of the table as text, months and head included. */
function rows(): string[] {
  return screen.getAllByRole('row').map(({ textContent }) => withoutTypesetting(textContent ?? ''));
}

/** A field of the calendar. */
function field(name: keyof typeof texts.fields): HTMLElement {
  return screen.getByRole('combobox', { name: texts.fields[name].label });
}

describe('on the page, without a script', () => {
  beforeEach(() => {
    renderLocalized(<FilingCalendar />);
  });

  test('the table of a company with VAT and employees, month by month', () => {
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
      '113 filings and payments for: company, VAT, employees.',
    );
    const shown = rows();
    expect(shown.filter((row) => /^\w+ 202[78]$/.test(row))).toHaveLength(13);
    expect(shown).toContain(
      'Mon, Jan 11 instead of Sun, Jan 10VAT on digital services from abroad December 20261600-VT',
    );
    expect(shown).toContain('Jan 11 – 15 PhilHealth, employer number ending in 0–4 December 2026');
    expect(shown).toContain(
      'Feb 16 – 22 instead of Sat, Feb 20PhilHealth, employer number ending in 5–9 January 2027',
    );
    expect(shown).toContain(
      `Wed, Jan 20 Renewal of the mayor’s permit, as a rule by this day 2027${texts.check}`,
    );
    expect(shown).toContain('Mon, Jan 4 instead of Thu, Dec 31SSS contributions November 2026');
    // The permit, the payer’s list, and Pag-IBIG in each month.
    expect(shown.filter((row) => row.includes(texts.check))).toHaveLength(14);
    expect(shown.at(-1)).toBe('Mon, Jan 3 instead of Fri, Dec 31SSS contributions November 2027');
    for (const name of ['person', 'tax', 'employer'] as const) expect(field(name)).toBeDisabled();
  });

  test('the drawing of the year counts the filings of each month and leads to them', () => {
    const links = within(screen.getByRole('figure')).getAllByRole('link');
    expect(links).toHaveLength(13);
    const counts = links.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]));
    expect(counts.reduce((sum, count) => sum + count)).toBe(113);
    for (const link of links) {
      const head = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(link).toHaveAccessibleName(new RegExp(`^${head?.textContent} \\d+$`));
    }
  });

  test('a calendar file for each profile, and the holidays that are not yet known', () => {
    const links = screen
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('href') ?? [])
      .filter((href) => href.startsWith('/calendars/'));
    expect(links).toHaveLength(filingProfiles.length + 1);
    expect(new Set(links).size).toBe(filingProfiles.length);
    expect(links).toContain('/calendars/2027-individual-flat-no-employees.ics');
    const section = screen.getByRole('region', { name: 'Filing calendar 2027' });
    expect(section).toHaveTextContent('The two Eid days are not yet proclaimed');
    expect(section).toHaveTextContent('Proclamation 1427');
  });
});

const { title, intro, notes, files, event, ...shown } = texts;

const data: CalendarData = {
  id: calendarId,
  locale: 'en',
  year: calendarYear,
  days: filingDays,
  holidays: holidayDays,
  unconfirmed: unconfirmedRules,
  texts: { ...shown, subscribe: files.chosen },
  origin: site.origin,
  folder: '/calendars/',
};

function Chooser() {
  const [profile, setProfile] = useState<FilingProfile>(defaultProfile);
  return <CalendarView data={data} profile={profile} onChoose={setProfile} />;
}

test('choices change the table and the URL of the calendar file', () => {
  render(<Chooser />);
  const options = () =>
    within(field('tax'))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
  expect(options()).toEqual(['vat', 'percentage']);
  fireEvent.change(field('person'), { target: { value: 'individual' } });
  expect(options()).toEqual(['vat', 'percentage', 'flat']);
  fireEvent.change(field('tax'), { target: { value: 'flat' } });
  fireEvent.change(field('employer'), { target: { value: 'no-employees' } });
  expect(rows().filter((row) => row.includes('1701Q'))).toHaveLength(3);
  expect(rows().some((row) => /VAT|2551Q|1601-C/.test(row))).toBe(false);
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(/^32 filings/);
  const fileUrl = '/calendars/2027-individual-flat-no-employees.ics';
  expect(screen.getByRole('link', { name: site.origin + fileUrl })).toHaveAttribute(
    'href',
    fileUrl,
  );
  fireEvent.change(field('person'), { target: { value: 'company' } });
  expect(field('tax')).toHaveValue('percentage');
});
