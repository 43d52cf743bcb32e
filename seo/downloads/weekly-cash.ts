import { calendarYear } from '@/content/filing-calendar';
import { studioForecast } from '@/content/samples/lists';
import {
  countFormat,
  dayNumber,
  entryCell,
  exampleCell,
  headCell,
  resultCell,
  type SheetCell,
  textCell,
  titleCell,
} from '@/lib/spreadsheets/cells';
import type { Sheet } from '@/lib/spreadsheets/xlsx-file';
import { notesSheet, type SheetTexts } from './sheet-texts';

const amount = '#,##0;[Red]-#,##0';

const headRow = 4;
/** The rows of the sheet: the forecast begins and ends with a balance. */
const rowOf = { opening: 5, collections: 6, suppliers: 8, loans: 11, closing: 12, actual: 14 };

/** Weeks stand in the columns from C to O, their sums in P. */
const weekColumns = [...'CDEFGHIJKLMNO'];
const firstWeek = 'C';
const lastWeek = 'O';

type Values = Partial<Record<string, number | readonly number[]>>;

/** The Friday in the first days of a year, as a number. */
function firstFriday(year: number): number {
  const start = dayNumber(`${year}-01-01`);
  // Day 6 of this count was a Friday.
  return start + ((6 - (start % 7) + 7) % 7);
}

function forecast(
  { item, date }: SheetTexts<'weeklyCash'>,
  name: string,
  heading: string,
  values: Values = {},
): Sheet {
  const { columns, summary, rows, below } = item;
  const cell = (key: string, week: number): SheetCell => {
    const given = values[key];
    const value = typeof given === 'number' ? [given][week] : given?.[week];
    return value === undefined ? entryCell(undefined, amount) : exampleCell(value, amount);
  };
  const weeks = (make: (column: string, index: number) => SheetCell) => weekColumns.map(make);
  const labels = ({ label, source }: { label: string; source: string }) => [
    headCell(label),
    textCell(source),
  ];
  const across = (row: number) => `${firstWeek}${row}:${lastWeek}${row}`;
  const { opening, collections, other, suppliers, payroll, government, loans, closing } = rows;
  const entered = { collections, other, suppliers, payroll, government, loans };
  const spread = (cells: (SheetCell | undefined)[]) =>
    cells.flatMap((each) => [each === undefined ? null : { ...each, columnSpan: 3 }, null, null]);
  return {
    name,
    headRow,
    fixedColumns: 1,
    widths: [22, 38, ...weekColumns.map(() => 11), 12],
    rows: [
      [titleCell(heading)],
      [
        headCell(summary.firstFriday),
        null,
        ...spread([summary.lowest, summary.week, summary.signs, summary.check].map(headCell)),
      ],
      [
        exampleCell(firstFriday(calendarYear), date),
        null,
        ...spread([
          resultCell(`MIN(${across(rowOf.closing)})`, amount),
          resultCell(`INDEX(${across(headRow)},1,MATCH(C3,${across(rowOf.closing)},0))`, date),
          resultCell(
            `COUNTIF(${firstWeek}${rowOf.suppliers}:${lastWeek}${rowOf.loans},">0")`,
            countFormat,
          ),
          resultCell(
            `ROUND(${firstWeek}${rowOf.opening}+SUM(P${rowOf.collections}:P${rowOf.loans})-${lastWeek}${rowOf.closing},2)`,
            amount,
          ),
        ]),
      ],
      [
        headCell(columns.row),
        headCell(columns.source),
        ...weeks((_, index) => ({
          ...headCell(''),
          ...resultCell(index === 0 ? '$A$3' : `${weekColumns[index - 1]}${headRow}+7`, date),
        })),
        headCell(columns.sum),
      ],
      [
        ...labels(opening),
        ...weeks((_, index) =>
          index === 0
            ? cell('opening', 0)
            : resultCell(`${weekColumns[index - 1]}${rowOf.closing}`, amount),
        ),
      ],
      ...Object.entries(entered).map(([key, texts], at) => {
        const row = rowOf.collections + at;
        return [
          ...labels(texts),
          ...weeks((_, week) => cell(key, week)),
          resultCell(`SUM(${across(row)})`, amount),
        ];
      }),
      [
        ...labels(closing),
        ...weeks((column) =>
          resultCell(`SUM(${column}${rowOf.opening}:${column}${rowOf.loans})`, amount),
        ),
      ],
      [...labels(below.unsigned), ...weeks(() => exampleCell(undefined, amount))],
      [...labels(below.actual), ...weeks(() => entryCell(undefined, amount))],
      [
        ...labels(below.difference),
        ...weeks((column) =>
          resultCell(
            `IF(${column}${rowOf.actual}="","",${column}${rowOf.actual}-${column}${rowOf.closing})`,
            amount,
          ),
        ),
      ],
    ],
  };
}

/** Thirteen weeks of cash: a sheet to fill in, and the example of the article. */
export function weeklyCashSheets(texts: SheetTexts<'weeklyCash'>): Sheet[] {
  const { item, labels } = texts;
  return [
    forecast(texts, item.sheet, item.title),
    forecast(texts, labels.example, `${item.title} · ${labels.example}`, studioForecast),
    notesSheet('weeklyCash', texts),
  ];
}
