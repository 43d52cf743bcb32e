import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { namingSource } from '@/lib/errors/error-text';
import { elementsIn, isNamed } from '@/lib/markup/elements';
import { type DiagramKind, diagramKinds } from './markdown';

/** A number of a table: its text as the reader sees it, and its value. */
export type DataPoint = { text: string; value: number };

/** A row of a table: the text of its first cell, the numbers of the others, and whether the first cell is bold. */
type ChartRow = { label: string; points: DataPoint[]; isMarked: boolean };

/** What a chart is made from: the texts of the header cells, and the rows. */
export type ChartData = { headers: string[]; rows: ChartRow[] };

/** Diagrams that are made from a table. */
export type ChartKind = Exclude<DiagramKind, 'tree'>;

/** How many columns of numbers, and how many rows, a chart can show. */
const limits: Record<ChartKind, { columns: [number, number]; rows: [number, number] }> = {
  bars: { columns: [1, 2], rows: [2, 8] },
  line: { columns: [1, 2], rows: [3, 13] },
  waterfall: { columns: [1, 1], rows: [3, 9] },
  timeline: { columns: [2, 2], rows: [2, 12] },
};

/** The text of a cell without references to sources. */
function cellText(node: Nodes): string {
  if (node.type === 'element' && node.properties.dataNote !== undefined) return '';
  return 'children' in node ? node.children.map(cellText).join('') : textOf(node);
}

/** The first number in a text, in the notation of a language: `− PHP 8,000`, `30.000 PHP`; undefined without one. */
export function figureIn(text: string, lang: string): number | undefined {
  const parts = new Intl.NumberFormat(lang).formatToParts(12_345.6);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [found] = /[-−–]?\s*(?:[A-Z]{3}\s*)?\d[\d.,\s]*/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const isNegative = /^[-−–]/.test(found);
  const digits = [...found.replace(/[.,]\s*$/, '')]
    .map((character) => (character === decimal ? '.' : character.replace(/\D/, '')))
    .join('');
  return Number(digits) * (isNegative ? -1 : 1);
}

/**
 * Reads the table of a chart.
 * @param lang of the document, whose numbers are written in its notation
 * @throws Error naming the chart by its caption and what it lacks
 */
export function readChart(kind: ChartKind, container: Element, lang: string): ChartData {
  const [headerRow, ...bodyRows] = elementsIn(container, isNamed('tr')).map((row) =>
    elementsIn(row, isNamed('th', 'td')).map((cell) => ({
      text: cellText(cell).trim(),
      isBold: elementsIn(cell, isNamed('strong')).length > 0,
    })),
  );
  const { columns, rows: rowLimits } = limits[kind];
  const fail = (problem: string) => {
    const [caption] = elementsIn(container, isNamed('p'));
    return new Error(`body: :::${kind} “${caption ? cellText(caption) : ''}”: ${problem}`);
  };
  const headers = (headerRow ?? []).map(({ text }) => text);
  const [minColumns, maxColumns] = columns;
  if (headers.length - 1 < minColumns || headers.length - 1 > maxColumns) {
    const wanted = `${[...new Set(columns)].join(' to ')} column${maxColumns === 1 ? '' : 's'}`;
    throw fail(`needs a table with ${wanted} beside the first`);
  }
  const [minRows, maxRows] = rowLimits;
  if (bodyRows.length < minRows || bodyRows.length > maxRows) {
    throw fail(`needs ${minRows} to ${maxRows} rows, has ${bodyRows.length}`);
  }
  const rows = bodyRows.map(([first, ...cells]) => ({
    label: first?.text ?? '',
    isMarked: first?.isBold ?? false,
    points: cells.map(({ text }) => {
      const value = figureIn(text, lang);
      if (value === undefined) throw fail(`“${text}” is no number`);
      return { text, value };
    }),
  }));
  const problem = rowProblem(kind, rows);
  if (problem !== undefined) throw fail(problem);
  return { headers, rows };
}

function rowProblem(kind: ChartKind, rows: readonly ChartRow[]): string | undefined {
  const values = rows.map(({ points: [first] }) => first?.value ?? 0);
  if (kind === 'waterfall') {
    const closing = values.at(-1) ?? 0;
    const sum = values.slice(0, -1).reduce((total, value) => total + value, 0);
    if (Math.abs(sum - closing) > 0.005) return `the changes lead to ${sum}, not to ${closing}`;
  }
  if (kind === 'timeline') {
    const reversed = rows.find(({ points: [from, to] }) => (from?.value ?? 0) > (to?.value ?? 0));
    if (reversed !== undefined) return `“${reversed.label}” ends before it begins`;
  }
  if (kind === 'bars' && rows.some(({ points }) => points.some(({ value }) => value < 0))) {
    return 'bars cannot be negative';
  }
  return undefined;
}

/**
 * Reads all charts of a document, so that one which cannot be drawn stops the build, and marks them with the
 * language in whose notation their numbers are written.
 * @throws Error naming the file, and the chart by its caption
 */
export function markDiagrams(tree: Root, lang: string, file: string): void {
  for (const node of elementsIn(tree)) {
    const kind = diagramKinds.find((each) => each === node.properties.dataKind);
    if (kind === undefined || kind === 'tree') continue;
    node.properties.dataLang = lang;
    namingSource(file, () => readChart(kind, node, lang));
  }
}
