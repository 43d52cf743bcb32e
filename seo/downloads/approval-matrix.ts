import { ownerLimits, paymentLimits } from '@/content/samples/lists';
import {
  amountFormat,
  countFormat,
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

const headRow = 3;
const firstRow = headRow + 1;
const blankRows = 20;

/** How many payments of a month the second sheet takes. */
const paymentRows = 150;

type Texts = SheetTexts<'approvalMatrix'>;

function matrix({ item, labels }: Texts): Sheet {
  const { columns, checks, ceiling, examples } = item;
  const check = (row: number) =>
    resultCell(
      `IF(COUNTA(A${row}:D${row})=0,"",IF(OR(A${row}="",B${row}="",C${row}="",D${row}=""),"${checks.incomplete}",IF(OR(B${row}=C${row},B${row}=D${row}),"${checks.same}","${checks.complete}")))`,
    );
  const above: Record<string, number | undefined> = ownerLimits;
  const filled = Object.entries(examples).map(([key, texts]): SheetCell[] => [
    exampleCell(`${labels.example}: ${texts.task}`),
    exampleCell(texts.does),
    exampleCell(texts.approves),
    exampleCell(texts.standIn),
    'above' in texts ? exampleCell(texts.above) : exampleCell(above[key], amountFormat),
    exampleCell(texts.paper),
  ]);
  const blank = (): SheetCell[] => [
    entryCell(),
    entryCell(),
    entryCell(),
    entryCell(),
    entryCell(undefined, amountFormat),
    entryCell(),
  ];
  return {
    name: item.sheet,
    headRow,
    fixedColumns: 1,
    widths: [34, 20, 20, 20, 22, 34, 20],
    rows: [
      [titleCell(item.title)],
      [headCell(ceiling), entryCell(undefined, amountFormat)],
      Object.values(columns).map(headCell),
      ...[...filled, ...Array.from({ length: blankRows }, blank)].map((cells, index) => [
        ...cells,
        check(firstRow + index),
      ]),
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
  const side = [
    [
      headCell(payments.size),
      headCell(payments.limit),
      headCell(payments.count),
      headCell(payments.sum),
      headCell(payments.ofCount),
      headCell(payments.ofSum),
    ],
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
