import { ownerLimits, paymentLimits } from '@/content/samples/lists';
import {
  amountFormat,
  type Columns,
  countFormat,
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

const headRow = 3;
const firstRow = headRow + 1;
const blankRows = 20;

/** The columns of the matrix before its check. */
const entryColumns: Columns = { letters: 'ABCDEF', formats: { E: amountFormat } };

/** How many payments of a month the second sheet takes. */
const paymentRows = 150;

type Texts = SheetTexts<'approvalMatrix'>;

function matrix({ item, labels }: Texts): Sheet {
  const { checks, ceiling, examples } = item;
  const check = (row: number) =>
    resultCell(
      `IF(COUNTA(A${row}:D${row})=0,"",IF(OR(A${row}="",B${row}="",C${row}="",D${row}=""),"${checks.incomplete}",IF(OR(B${row}=C${row},B${row}=D${row}),"${checks.same}","${checks.complete}")))`,
    );
  const above: Record<string, number | undefined> = ownerLimits;
  const filled = Object.entries(examples).map(([key, texts]) => {
    const { task, does, approves, standIn, paper } = texts;
    const limit = 'above' in texts ? texts.above : above[key];
    const example = `${labels.example}: ${task}`;
    return exampleCells(entryColumns, [example, does, approves, standIn, limit, paper]);
  });
  const blank = Array.from({ length: blankRows }, () => entryCells(entryColumns));
  return {
    name: item.sheet,
    headRow,
    fixedColumns: 1,
    widths: [34, 20, 20, 20, 22, 34, 20],
    rows: [
      [titleCell(item.title)],
      [headCell(ceiling), entryCell(undefined, amountFormat)],
      Object.values(item.columns).map(headCell),
      ...[...filled, ...blank].map((cells, index) => [...cells, check(firstRow + index)]),
    ],
  };
}

/** How many payments of a month, and how much of the money, lie below and above two limits. */
function limits({ item: { payments } }: Texts): Sheet {
  const amounts = `$B$2:$B$${paymentRows + 1}`;
  const share = (column: string, row: number) =>
    resultCell(`IF(${column}$5=0,"",ROUND(${column}${row}/${column}$5*100,0))`, countFormat);
  const band = (row: number, label: string, limit: SheetCell, count: string, sum: string) => [
    textCell(label),
    limit,
    resultCell(count, countFormat),
    resultCell(sum, amountFormat),
    share('F', row),
    share('G', row),
  ];
  const { size, limit, count, sum, ofCount, ofSum } = payments;
  const side = [
    [size, limit, count, sum, ofCount, ofSum].map(headCell),
    band(
      2,
      payments.below,
      exampleCell(paymentLimits.low, amountFormat),
      `COUNTIF(${amounts},"<"&E2)`,
      `SUMIF(${amounts},"<"&E2)`,
    ),
    band(
      3,
      payments.upTo,
      exampleCell(paymentLimits.high, amountFormat),
      `COUNTIF(${amounts},"<="&E3)-F2`,
      `SUMIF(${amounts},"<="&E3)-G2`,
    ),
    band(
      4,
      payments.above,
      resultCell('E3', amountFormat),
      `COUNT(${amounts})-F2-F3`,
      `SUM(${amounts})-G2-G3`,
    ),
    band(5, payments.total, null, 'F2+F3+F4', 'G2+G3+G4'),
  ];
  return {
    name: payments.sheet,
    headRow: 1,
    widths: [34, 16, 3, 18, 14, 12, 16, 16, 16],
    rows: [
      [headCell(payments.payment), headCell(payments.amount), null, ...(side[0] ?? [])],
      ...Array.from({ length: paymentRows }, (_, index) => [
        entryCell(),
        entryCell(undefined, amountFormat),
        null,
        ...(side[index + 1] ?? []),
      ]),
    ],
  };
}

/** Who does, approves and stands in for each task, and a test of the limits. */
export function approvalMatrixSheets(texts: Texts): Sheet[] {
  return [matrix(texts), limits(texts), notesSheet('approvalMatrix', texts)];
}
