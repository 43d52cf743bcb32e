import { ownerLimits, paymentLimits } from '@/content/samples/lists';
import {
  amountFormat,
  countFormat,
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

const headRow = 3;
const firstRow = headRow + 1;
const blankRows = 20;

/** How many payments of a month the second sheet takes. */
const paymentRows = 150;

type Texts = SheetTexts<'approvalMatrix'>;

function matrix({ item, labels }: Texts): Sheet {
  const { columns, checks, ceiling, examples } = item;
  const check = (row: number) =>
    result(
      `IF(COUNTA(A${row}:D${row})=0,"",IF(OR(A${row}="",B${row}="",C${row}="",D${row}=""),"${checks.incomplete}",IF(OR(B${row}=C${row},B${row}=D${row}),"${checks.same}","${checks.complete}")))`,
    );
  const above: Record<string, number | undefined> = ownerLimits;
  const filled = Object.entries(examples).map(([key, texts]): SheetCell[] => [
    example(`${labels.example}: ${texts.task}`),
    example(texts.does),
    example(texts.approves),
    example(texts.standIn),
    'above' in texts ? example(texts.above) : example(above[key], amountFormat),
    example(texts.paper),
  ]);
  const blank = (): SheetCell[] => [
    entry(),
    entry(),
    entry(),
    entry(),
    entry(undefined, amountFormat),
    entry(),
  ];
  return {
    name: item.sheet,
    headRow,
    fixedColumns: 1,
    widths: [34, 20, 20, 20, 22, 34, 20],
    rows: [
      [title(item.title)],
      [head(ceiling), entry(undefined, amountFormat)],
      Object.values(columns).map(head),
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
    result(`IF(${column}$5=0,"",ROUND(${column}${row}/${column}$5*100,0))`, countFormat);
  const band = (row: number, label: string, limit: SheetCell, count: string, sum: string) => [
    text(label),
    limit,
    result(count, countFormat),
    result(sum, amountFormat),
    share('F', row),
    share('G', row),
  ];
  const side = [
    [
      head(payments.size),
      head(payments.limit),
      head(payments.count),
      head(payments.sum),
      head(payments.ofCount),
      head(payments.ofSum),
    ],
    band(
      2,
      payments.below,
      example(paymentLimits.low, amountFormat),
      `COUNTIF(${amounts},"<"&E2)`,
      `SUMIF(${amounts},"<"&E2)`,
    ),
    band(
      3,
      payments.upTo,
      example(paymentLimits.high, amountFormat),
      `COUNTIF(${amounts},"<="&E3)-F2`,
      `SUMIF(${amounts},"<="&E3)-G2`,
    ),
    band(
      4,
      payments.above,
      result('E3', amountFormat),
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
      [head(payments.payment), head(payments.amount), null, ...(side[0] ?? [])],
      ...Array.from({ length: paymentRows }, (_, index) => [
        entry(),
        entry(undefined, amountFormat),
        null,
        ...(side[index + 1] ?? []),
      ]),
    ],
  };
}

/** Who does, approves and stands in for each task, and a test of the limits. */
export function approvalMatrix(texts: Texts): Sheet[] {
  return [matrix(texts), limits(texts), notesSheet('approvalMatrix', texts)];
}
