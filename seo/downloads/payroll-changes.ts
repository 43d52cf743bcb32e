import { payrollChange } from '@/content/samples/lists';
import {
  amountFormat,
  countFormat,
  dayNumber,
  entryCell,
  entryCells,
  exampleCell,
  exampleCells,
  headCell,
  resultCell,
  type SheetCell,
  textCell,
  titleCell,
} from '@/lib/spreadsheets/cells';
import type { Sheet } from '@/lib/spreadsheets/xlsx-file';
import { notesSheet, type SheetTexts } from './sheet-texts';

/** Working days before payday: the article has the calendar of a run. */
const cutoffDays = 8;
const sentDays = 7;

const headRow = 4;
/** The lines follow after the example. */
const firstRow = headRow + 2;
const lineCount = 30;
const lastRow = firstRow + lineCount - 1;
/** After an empty row and the heading of the totals. */
const totalsRow = lastRow + 3;

/** The changes of one payroll run, with control totals at the foot. */
export function payrollChangesSheets(texts: SheetTexts<'payrollChanges'>): Sheet[] {
  const { item, labels, date, holidays } = texts;
  const { columns, days, checks, totals, signatures, example: shown } = item;
  const before = (count: number) =>
    resultCell(`IF(A3="","",WORKDAY(A3,-${count},${holidays}))`, date);
  const check = (row: number) =>
    resultCell(
      `IF(COUNTA(A${row}:H${row})=0,"",IF(OR(A${row}="",B${row}="",E${row}="",F${row}="",G${row}="",H${row}=""),"${checks.incomplete}",IF(G${row}=H${row},"${checks.same}","${checks.complete}")))`,
    );
  /** The columns of the list before their check. */
  const entryColumns = {
    letters: 'ABCDEFGH',
    formats: { C: amountFormat, D: amountFormat, E: date },
  };
  const example = exampleCells(entryColumns, [
    payrollChange.number,
    `${labels.example}: ${shown.name}`,
    payrollChange.before,
    payrollChange.after,
    dayNumber(payrollChange.from),
    shown.paper,
    shown.asked,
    shown.approved,
  ]);
  const range = (column: string) => `${column}${firstRow}:${column}${lastRow}`;
  /** A line of the totals: label over two columns, own value, example. */
  const total = (label: string, own: SheetCell, shownCell: SheetCell = null): SheetCell[] => [
    { ...textCell(label), columnSpan: 2 },
    null,
    own,
    shownCell,
  ];
  const input = () => entryCell(undefined, countFormat);
  const sample = (value: number) => exampleCell(value, countFormat);
  const [lastRun, joined, left, expected, draft] = [2, 3, 4, 5, 6].map((at) => totalsRow + at);
  const expectedOf = (column: string) =>
    resultCell(
      `IF(${column}${lastRun}="","",${column}${lastRun}+${column}${joined}-${column}${left})`,
      countFormat,
    );
  const differenceOf = (column: string) =>
    resultCell(
      `IF(OR(${column}${expected}="",${column}${draft}=""),"",${column}${draft}-${column}${expected})`,
      countFormat,
    );
  const list: Sheet = {
    name: item.sheet,
    headRow,
    fixedColumns: 2,
    widths: [16, 26, 16, 16, 13, 26, 18, 18, 16],
    rows: [
      [titleCell(item.title)],
      [days.payday, days.cutoff, days.sent].map(headCell),
      [exampleCell(dayNumber(payrollChange.payday), date), before(cutoffDays), before(sentDays)],
      Object.values(columns).map(headCell),
      [...example, check(headRow + 1)],
      ...Array.from({ length: lineCount }, (_, index) => [
        ...entryCells(entryColumns),
        check(firstRow + index),
      ]),
      [],
      [{ ...headCell(totals.title), columnSpan: 3 }, null, null, headCell(labels.example)],
      total(totals.lines, resultCell(`COUNTA(${range('A')})`, countFormat)),
      total(
        totals.open,
        resultCell(
          `COUNTIF(${range('I')},"${checks.incomplete}")+COUNTIF(${range('I')},"${checks.same}")`,
          countFormat,
        ),
      ),
      total(totals.lastRun, input(), sample(payrollChange.lastRun)),
      total(totals.joined, input(), sample(payrollChange.joined)),
      total(totals.left, input(), sample(payrollChange.left)),
      total(totals.expected, expectedOf('C'), expectedOf('D')),
      total(totals.draft, input(), sample(payrollChange.draft)),
      total(totals.difference, differenceOf('C'), differenceOf('D')),
      [],
      ...Object.values(signatures).map((label) => total(label, { ...entryCell(), columnSpan: 3 })),
    ],
  };
  return [
    list,
    notesSheet('payrollChanges', texts, {
      values: { cutoff: String(cutoffDays), sent: String(sentDays) },
      countsWorkingDays: true,
    }),
  ];
}
