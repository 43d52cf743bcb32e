import type { CellObject } from 'write-excel-file/node';

/** A cell of a sheet; null is an empty one. */
export type SheetCell = CellObject | null;

/** Grays and a tint that print well; a spreadsheet has no dark scheme. */
const colors = { head: '#e4e7ea', entry: '#fdf6e3', line: '#9aa3ab', example: '#5b6570' };

const ruled = { borderColor: colors.line, borderStyle: 'thin' } as const;

/** How amounts are shown; programs put the separators of their language. */
export const amountFormat = '#,##0.00;-#,##0.00';

export const countFormat = '0';

/** How a program shows dates where a language writes the year, the month and the day in this order: `yyyy/mm/dd`. */
export function dateFormatOf(lang: string): string {
  const written: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    year: 'yyyy',
    month: 'mm',
    day: 'dd',
  };
  const format = new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format
    .formatToParts(0)
    .map(({ type, value }) => written[type] ?? (/^[-/]$/.test(value) ? value : `"${value}"`))
    .join('');
}

/** A day such as `2027-01-25` as spreadsheets count it, from the end of 1899. */
export function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569;
}

/** A cell with a line of text that may run over the cells to its right. */
export function lineCell(value: string): SheetCell {
  return { value, type: String };
}

/** The title of a sheet. */
export function titleCell(value: string): SheetCell {
  return { value, type: String, fontWeight: 'bold', fontSize: 14 };
}

/** A cell with a text that wraps in its column. */
export function textCell(value: string): SheetCell {
  return { value, type: String, wrap: true, alignVertical: 'top', ...ruled };
}

/** The head of a column, or the label before a value. */
export function headCell(value: string): SheetCell {
  return {
    value,
    type: String,
    wrap: true,
    alignVertical: 'center',
    fontWeight: 'bold',
    backgroundColor: colors.head,
    ...ruled,
  };
}

/** A tinted cell to fill in, empty or with a first value. */
export function entryCell(value?: string | number, format?: string): SheetCell {
  const style = {
    wrap: true,
    alignVertical: 'top',
    backgroundColor: colors.entry,
    ...ruled,
  } as const;
  if (typeof value === 'string') return { value, type: String, ...style };
  return { value, type: Number, ...(format === undefined ? {} : { format }), ...style };
}

/** A tinted cell with an example in it, to be overwritten. */
export function exampleCell(value: string | number | undefined, format?: string): SheetCell {
  return { ...entryCell(value, format), fontStyle: 'italic', textColor: colors.example };
}

/** Columns by their letters, `ABCD`, and the formats of some of them. */
export type Columns = { letters: string; formats: Readonly<Record<string, string>> };

type Values = readonly (string | number | undefined)[];

/** A line to fill in: a cell for each column, with its first value where it has one. */
export function entryCells({ letters, formats }: Columns, values: Values = []): SheetCell[] {
  return [...letters].map((letter, index) => entryCell(values[index], formats[letter]));
}

/** A line of examples. */
export function exampleCells({ letters, formats }: Columns, values: Values): SheetCell[] {
  return [...letters].map((letter, index) => exampleCell(values[index], formats[letter]));
}

/** A cell with a formula. @param formula without the sign `=` */
export function resultCell(formula: string, format?: string): SheetCell {
  return {
    value: formula,
    type: 'Formula',
    alignVertical: 'top',
    fontWeight: 'bold',
    ...(format === undefined ? {} : { format }),
    ...ruled,
  };
}
