import { unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type Feature, type Image } from 'write-excel-file/node';
import { escapeXml } from '@/lib/markup/escape-xml';
import { displayWidth } from '@/lib/text/display-width';
import type { SheetCell } from './cells';

/** What the library takes for the content of a file; it does not export the type. */
type FileContent = Image['content'];

export type Sheet = {
  /** At most 31 characters, none of `[]:*?/\`. */
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Widths of the columns, in characters. */
  widths: readonly number[];
  /** The number of the row with the heads of columns: the rows to it stay in view, and it is printed on every page. */
  headRow?: number;
  /** How many columns stay in view. */
  fixedColumns?: number;
};

/** A sheet name in formulas: `'13 weeks'`. */
export function sheetReference(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** A ZIP has the local time, of 1980 at the earliest. */
const fixedTime = new Date(1980, 0, 1);

/**
 * What the library lacks: paper (A4, as wide as the page, page numbers, heads on each page), and that programs work
 * out the formulas when they open the file, which has no results in it.
 */
function printSetup(sheets: readonly Sheet[]): Feature<FileContent> {
  const titles = sheets.flatMap(({ name, headRow }, index) =>
    headRow === undefined
      ? []
      : [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeXml(sheetReference(name))}!$${headRow}:$${headRow}</definedName>`,
        ],
  );
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml) =>
            xml
              .replace(
                '<definedNames/>',
                titles.length === 0 ? '' : `<definedNames>${titles.join('')}</definedNames>`,
              )
              .replace('<calcPr/>', '<calcPr fullCalcOnLoad="1"/>'),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            xml
              .replace(
                /<worksheet[^>]*>/,
                (start) => `${start}<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
              )
              .replace(
                /<pageSetup [^>]*>/,
                '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
              ),
        },
      },
    },
  };
}

/** The height of a line, in points. */
const lineHeight = 13;

/**
 * A row as high as its longest text: programs do not fit rows of a file that they open. Rows of one line keep no height
 * of their own, so that they grow while somebody writes.
 */
function fitted(row: readonly SheetCell[], widths: readonly number[]): SheetCell[] {
  const lines = row.map((cell, at) => {
    if (typeof cell?.value !== 'string' || cell.wrap !== true) return 1;
    const spanned = widths.slice(at, at + (cell.columnSpan ?? 1));
    const width = spanned.reduce((sum, each) => sum + each, 0);
    return Math.ceil((displayWidth(cell.value) * 0.95) / width);
  });
  const most = Math.max(1, ...lines);
  if (most === 1) return [...row];
  const [first, ...others] = row;
  return [{ ...first, height: most * lineHeight + 3 }, ...others];
}

/**
 * A spreadsheet (Office Open XML), the same bytes for the same sheets.
 * @throws Error naming a sheet whose print set-up has no place in what the library writes
 */
export async function xlsxFile(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = await writeXlsxFile(
    sheets.map(({ name, rows, widths, headRow = 0, fixedColumns = 0 }) => ({
      sheet: name,
      data: rows.map((row) => fitted(row, widths)),
      columns: widths.map((width) => ({ width })),
      orientation: 'landscape' as const,
      showGridLines: false,
      ...(headRow === 0 ? {} : { stickyRowsCount: headRow, stickyColumnsCount: fixedColumns }),
    })),
    { fontFamily: 'Arial', fontSize: 10, features: [printSetup(sheets)] },
  ).toBuffer();
  const files = unzipSync(written);
  for (const [index, { name }] of sheets.entries()) {
    const xml = new TextDecoder().decode(files[`xl/worksheets/sheet${index + 1}.xml`]);
    if (!/fitToPage.*fitToWidth/s.test(xml)) throw new Error(`sheet ${name}: no print set-up`);
  }
  // The library packs with the time of day.
  return zipSync(files, { level: 9, mtime: fixedTime });
}
