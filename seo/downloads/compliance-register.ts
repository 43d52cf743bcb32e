import { checkedDay } from '@/content/facts';
import { calendarYear, filingDays, holidayDays } from '@/content/filing-calendar';
import { loadMessages } from '@/i18n/load-messages';
import { filingWriters, writeForms } from '@/i18n/write-filing';
import { type Deadline, defaultProfile, filingCalendar } from '@/lib/calculators/filing-calendar';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import {
  countFormat,
  dayNumber,
  entryCells,
  exampleCells,
  headCell,
  resultCell,
  type SheetCell,
  titleCell,
} from '@/lib/spreadsheets/cells';
import type { Sheet } from '@/lib/spreadsheets/xlsx-file';
import { notesSheet, type SheetTexts } from './sheet-texts';

/** Open lines are entryColumns so many days ahead, and filed so many working days early: the article says why. */
const daysAhead = 45;
const daysEarly = 3;

const headRow = 4;
/** The lines follow after the example. */
const firstRow = headRow + 2;
const blankRows = 20;

type Texts = SheetTexts<'complianceRegister'>;

/** A line as the calendar files have it: form, what is due, period, and the days of which one is yours. */
function obligationWriter(locale: Texts['locale']) {
  const { calendar } = loadMessages(locale).calculators;
  const write = filingWriters(locale, { quarter: templateOf(calendar.quarter) });
  return (deadline: Deadline): string => {
    const { filing, period, from, nominal } = deadline;
    const days =
      from && fillTemplate(templateOf(calendar.event.days), { days: write.days(from, nominal) });
    const parts = [writeForms(deadline), calendar.filings[filing], write.period(period), days];
    return parts.filter(Boolean).join(' · ');
  };
}

/** The obligations of a year with the day, names, proofs and status of each. */
export function complianceRegisterSheets(texts: Texts): Sheet[] {
  const { locale, item, labels, date, holidays } = texts;
  const { columns, summary, statuses, papers, example: shown } = item;
  const deadlines = filingCalendar(defaultProfile, calendarYear, filingDays, holidayDays);
  const writeObligation = obligationWriter(locale);
  const lastRow = firstRow + deadlines.length + Object.keys(papers).length + blankRows - 1;
  const range = (column: string) => `${column}${firstRow}:${column}${lastRow}`;
  /** The columns of the register before those that are worked out. */
  const entryColumns = { letters: 'ABCDEFGHIJK', formats: { B: date, C: date } };
  const lineOf = (row: number, cells: SheetCell[]): SheetCell[] => [
    ...cells,
    resultCell(`IF(B${row}="","",WORKDAY(B${row},-${daysEarly},${holidays}))`, date),
    resultCell(`IF(OR(B${row}="",K${row}="${statuses.closed}"),"",B${row}-$A$3)`, countFormat),
  ];
  const vat = deadlines.find(({ filing }) => filing === 'vat');
  if (vat === undefined) throw new Error('complianceRegister: the calendar has no VAT return');
  const example = exampleCells(entryColumns, [
    `${labels.example}: ${writeObligation(vat)}`,
    dayNumber(vat.due),
    dayNumber(`${calendarYear}-01-04`),
    shown.prepares,
    shown.checks,
    shown.pays,
    fillTemplate(shown.filed, { period: vat.period }),
    fillTemplate(shown.paid, { period: vat.period }),
    shown.standIn,
    shown.login,
    statuses.closed,
  ]);
  const filled = [
    ...deadlines.map((deadline) => {
      const checked = checkedDay([deadline.ruleFact]);
      return [writeObligation(deadline), dayNumber(deadline.due), checked && dayNumber(checked)];
    }),
    ...Object.values(papers).map((paper) => [paper]),
    ...Array.from({ length: blankRows }, () => []),
  ];
  const counts = [
    `COUNTIF(${range('M')},"<=${daysAhead}")-COUNTIF(${range('M')},"<0")`,
    `COUNTIF(${range('M')},"<0")`,
    `SUMPRODUCT((${range('K')}="${statuses.closed}")*((${range('G')}="")+(${range('H')}="")>0))`,
    `SUMPRODUCT((${range('D')}<>"")*(${range('D')}=${range('E')})*(${range('E')}=${range('F')}))`,
  ];
  const register: Sheet = {
    name: item.sheet,
    headRow,
    fixedColumns: 1,
    widths: [62, 12, 12, 13, 13, 13, 18, 18, 13, 16, 11, 12, 8],
    rows: [
      [titleCell(fillTemplate(item.title, { year: String(calendarYear) }))],
      [
        summary.today,
        fillTemplate(summary.soon, { days: String(daysAhead) }),
        summary.late,
        summary.unproven,
        summary.alone,
      ].map(headCell),
      [
        { ...resultCell('TODAY()', date), align: 'left' },
        ...counts.map((formula) => resultCell(formula, countFormat)),
      ],
      Object.values(columns).map(headCell),
      lineOf(headRow + 1, example),
      ...filled.map((values, index) => lineOf(firstRow + index, entryCells(entryColumns, values))),
    ],
  };
  const rules = deadlines.map(({ ruleFact }) => ruleFact);
  const values = {
    statuses: Object.values(statuses).join(', '),
    waiting: statuses.waiting,
    days: String(daysEarly),
  };
  return [
    register,
    notesSheet('complianceRegister', texts, { rules, values, countsWorkingDays: true }),
  ];
}
