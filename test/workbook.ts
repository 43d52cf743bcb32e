/**
 * A spreadsheet read and worked out again. `xlsx-calc` (MIT) follows the references between formulas and takes the
 * functions that it lacks from `@formulajs/formulajs` (MIT). HyperFormula knows more functions, but is GPL-3.0-only;
 * `fast-formula-parser` (MIT) lacks `MIN` and `MATCH`, and counts no working days backward.
 */
import * as functions from '@formulajs/formulajs';
import { load } from 'cheerio';
import { unzipSync } from 'fflate';
import calculate from 'xlsx-calc';

type CalcCell = { t?: 'n' | 's'; v?: unknown; f?: string };

export type Workbook = { SheetNames: string[]; Sheets: Record<string, Record<string, CalcCell>> };

/** A function of cells that meet a criterion; the library would compare empty cells as zeros. */
function ofCells(run: (cells: unknown[], criterion: unknown) => unknown) {
  return (range: unknown[][], criterion: unknown) => {
    const isComparison = /^[<>]/.test(String(criterion));
    return run(
      range.flat().filter((value) => !isComparison || typeof value === 'number'),
      criterion,
    );
  };
}

calculate.import_functions(
  {
    COUNT: functions.COUNT,
    COUNTIF: ofCells(functions.COUNTIF),
    SUMIF: ofCells(functions.SUMIF),
    WORKDAY: functions.WORKDAY,
  },
  { override: true },
);

/** The XML files of a spreadsheet, by name. */
export function xmlOf(file: Uint8Array, name: string): string {
  return new TextDecoder().decode(unzipSync(file)[name]);
}

/** The cells of a spreadsheet, formulas not worked out. */
export function readWorkbook(file: Uint8Array): Workbook {
  const read = (name: string) => load(xmlOf(file, name), { xml: true });
  const shared = read('xl/sharedStrings.xml');
  const texts = shared('si')
    .toArray()
    .map((each) => shared(each).text());
  const book = read('xl/workbook.xml');
  const SheetNames = book('sheet')
    .toArray()
    .map(({ attribs }) => attribs.name ?? '');
  const Sheets = Object.fromEntries(
    SheetNames.map((name, index) => {
      const $ = read(`xl/worksheets/sheet${index + 1}.xml`);
      const cells = $('c')
        .toArray()
        .flatMap((each): [string, CalcCell][] => {
          const formula = $(each).children('f').text();
          const value = $(each).children('v').text();
          const { r: address = '', t: type } = each.attribs;
          if (formula !== '') return [[address, { f: formula }]];
          if (value === '') return [];
          return [
            [
              address,
              type === 's' ? { t: 's', v: texts[Number(value)] } : { t: 'n', v: Number(value) },
            ],
          ];
        });
      return [name, Object.fromEntries(cells)];
    }),
  );
  return { SheetNames, Sheets };
}

/**
 * Works a sheet out.
 * @param entries what somebody has entered, by the addresses of cells
 * @returns the value at an address; days as numbers
 * @throws Error naming a formula that cannot be worked out
 */
export function workOut(
  workbook: Workbook,
  sheet: number,
  entries: Readonly<Record<string, string | number>> = {},
): (address: string) => unknown {
  const copy = structuredClone(workbook);
  const cells = copy.Sheets[copy.SheetNames[sheet] ?? ''] ?? {};
  for (const [address, v] of Object.entries(entries)) {
    cells[address] = { t: typeof v === 'number' ? 'n' : 's', v };
  }
  calculate(copy);
  return (address) => {
    const value = [cells[address]?.v].flat()[0];
    return value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;
  };
}
