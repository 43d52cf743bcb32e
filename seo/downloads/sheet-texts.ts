import type { Messages } from 'next-intl';
import { type SpreadsheetId, spreadsheets } from '@/content/downloads';
import { checkedDay, lawsOf } from '@/content/facts';
import { calendarYear, holidayDays } from '@/content/filing-calendar';
import { holidays } from '@/content/holidays';
import { laws } from '@/content/laws';
import { documentPath, partsOf } from '@/content/pages';
import { site } from '@/content/site';
import { loadMessages, writtenMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { placeholdersIn } from '@/i18n/placeholders';
import { filingWriters } from '@/i18n/write-filing';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { leavesOf, mapTexts } from '@/lib/messages/tree';
import {
  dateFormatOf,
  dayNumber,
  entryCell,
  headCell,
  lineCell,
  type SheetCell,
  titleCell,
} from '@/lib/spreadsheets/cells';
import { type Sheet, sheetReference } from '@/lib/spreadsheets/xlsx-file';

/** What the sheets of a spreadsheet are made with, in a language. */
export type SheetTexts<Id extends SpreadsheetId> = {
  locale: Locale;
  labels: Messages['downloads']['labels'];
  item: Messages['downloads']['items'][Id];
  /** How a program shows days. */
  date: string;
  /** The days on which offices are closed, as a range in formulas: the readers add to them on the sheet of notes. */
  holidays: string;
};

/** The texts of a spreadsheet as they are written, not typeset. */
export function sheetTexts<Id extends SpreadsheetId>(id: Id, locale: Locale): SheetTexts<Id> {
  const { labels, items } = loadMessages(locale).downloads;
  const texts = mapTexts({ labels, item: items[id] }, templateOf);
  const days = `$C$${holidayRow}:$C$${holidayRow + holidayDays.length + spareHolidays - 1}`;
  return {
    ...texts,
    locale,
    date: dateFormatOf(locales[locale].lang),
    holidays: `${sheetReference(texts.labels.notes)}!${days}`,
  };
}

/** The first row of the holidays on the sheet of notes, and how many rows are left for more. */
const holidayRow = 2;
const spareHolidays = 10;

/** The names of the facts that the texts of a spreadsheet refer to. */
function factsOf(id: SpreadsheetId): string[] {
  const { items } = writtenMessages(defaultLocale).downloads;
  return leavesOf(items[id]).flatMap(({ text }) => placeholdersIn(text));
}

type NotesOptions = {
  /** Names of further facts that the sheets show. */
  rules?: readonly string[];
  /** For the arguments of the notes. */
  values?: Readonly<Record<string, string>>;
  /** Whether formulas need the holidays. */
  countsWorkingDays?: boolean;
};

/**
 * The last sheet: how the list is used, the rules behind it with the day of their last check, where it is explained,
 * and the holidays where working days are counted.
 */
export function notesSheet<Id extends SpreadsheetId>(
  id: Id,
  { locale, labels, item, date }: SheetTexts<Id>,
  { rules = [], values = {}, countsWorkingDays = false }: NotesOptions = {},
): Sheet {
  const names = [...factsOf(id), ...rules];
  const checked = checkedDay(names);
  const numbers = lawsOf(names).map(({ number }) => number);
  const { kind, slug } = partsOf(spreadsheets[id].document);
  const { longDay } = filingWriters(locale, loadMessages(locale).calculators.calendar);
  const lines = [
    labels.entries,
    labels.examples,
    ...item.notes.map((note) => note.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)),
    countsWorkingDays && fillTemplate(labels.holidaysNote, { law: laws[holidays.law].number }),
    checked && fillTemplate(labels.rules, { laws: numbers.join('; ') }),
    checked && fillTemplate(labels.checked, { day: longDay(checked) }),
    fillTemplate(labels.source, {
      url: site.origin + localizedPath(locale, documentPath(kind, slug)),
    }),
  ].filter((line) => typeof line === 'string');
  const days = !countsWorkingDays
    ? []
    : [
        ...holidayDays.map((day) => entryCell(dayNumber(day), date)),
        ...Array.from({ length: spareHolidays }, () => entryCell(undefined, date)),
      ];
  const count = Math.max(lines.length, days.length);
  const rows = Array.from({ length: count }, (_, index): SheetCell[] => {
    const note = lines[index];
    return [
      note === undefined ? null : { ...lineCell(note), wrap: true, alignVertical: 'top' },
      null,
      days[index] ?? null,
    ];
  });
  return {
    name: labels.notes,
    rows: [
      [
        titleCell(labels.notes),
        null,
        countsWorkingDays ? headCell(`${labels.holidays} ${calendarYear}`) : null,
      ],
      ...rows,
    ],
    widths: [100, 3, 24],
  };
}
