import { payrollChange } from '@/content/samples/lists';
import {
  amountFormat,
  countFormat,
  dayNumber,
  entry,
  example,
  head,
  result,
  type SheetCell,
  text,
  title,
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
export function payrollChanges(texts: SheetTexts<'payrollChanges'>): Sheet[] {
  const { item, labels, date, holidays } = texts;
  const { columns, days, checks, totals, signatures, example: shown } = item;
  const before = (count: number) => result(`IF(A3="","",WORKDAY(A3,-${count},${holidays}))`, date);
  const check = (row: number) =>
    result(
      `IF(COUNTA(A${row}:H${row})=0,"",IF(OR(A${row}="",B${row}="",E${row}="",F${row}="",G${row}="",H${row}=""),"${checks.incomplete}",IF(G${row}=H${row},"${checks.same}","${checks.complete}")))`,
    );
  const blankLine = (row: number): SheetCell[] => [
    entry(),
    entry(),
    entry(undefined, amountFormat),
    entry(undefined, amountFormat),
    entry(undefined, date),
    entry(),
    entry(),
    entry(),
    check(row),
  ];
  const range = (column: string) => `${column}${firstRow}:${column}${lastRow}`;
  /** A line of the totals: label over two columns, own value, example. */
  const total = (label: string, own: SheetCell, sample: SheetCell = null): SheetCell[] => [
    { ...text(label), columnSpan: 2 },
    null,
    own,
    sample,
  ];
  const input = () => entry(undefined, countFormat);
  const sample = (value: number) => example(value, countFormat);
  const [lastRun, joined, left, expected, draft] = [2, 3, 4, 5, 6].map((at) => totalsRow + at);
  const expectedOf = (column: string) =>
    result(
      `IF(${column}${lastRun}="","",${column}${lastRun}+${column}${joined}-${column}${left})`,
      countFormat,
    );
  const differenceOf = (column: string) =>
    result(
      `IF(OR(${column}${expected}="",${column}${draft}=""),"",${column}${draft}-${column}${expected})`,
      countFormat,
    );
  const list: Sheet = {
    name: item.sheet,
    headRow,
    fixedColumns: 2,
    widths: [16, 26, 16, 16, 13, 26, 18, 18, 16],
    rows: [
      [title(item.title)],
      [head(days.payday), head(days.cutoff), head(days.sent)],
      [example(dayNumber(payrollChange.payday), date), before(cutoffDays), before(sentDays)],
      Object.values(columns).map(head),
      [
        example(payrollChange.number),
        example(`${labels.example}: ${shown.name}`),
        example(payrollChange.before, amountFormat),
        example(payrollChange.after, amountFormat),
        example(dayNumber(payrollChange.from), date),
        example(shown.paper),
        example(shown.asked),
        example(shown.approved),
        check(headRow + 1),
      ],
      ...Array.from({ length: lineCount }, (_, index) => blankLine(firstRow + index)),
      [],
      [{ ...head(totals.title), columnSpan: 3 }, null, null, head(labels.example)],
      total(totals.lines, result(`COUNTA(${range('A')})`, countFormat)),
      total(
        totals.open,
        result(
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
      ...Object.values(signatures).map((label) => total(label, { ...entry(), columnSpan: 3 })),
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
