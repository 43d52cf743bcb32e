import { escapeXml } from '@/lib/markup/escape-xml';
import { figure } from './figure';
import { colours } from './page-shell';
import { pixels, roundTop } from './scale';

/** Bars of one row: one below the other, or one behind the other where they are parts of a whole. */
type BarRow = {
  title: string;
  /** One value for each series; undefined where there is none. */
  values: readonly (number | undefined)[];
  /** Of the first series, or of the whole; marked by a stroke. */
  limit?: number | undefined;
};

export type BarChart = {
  title: string;
  series: readonly string[];
  /** Whether the values of a row are parts of a whole. */
  stacked?: boolean;
  rows: readonly BarRow[];
  /** A value as a text. */
  shown: (value: number) => string;
};

const width = 960;
const right = 90;
const bar = 14;
const gap = 10;

/** Room for the names of the rows, in pixels: about as wide as they are at most. */
function roomFor(names: readonly string[]): number {
  return Math.min(480, 24 + 6.6 * Math.max(...names.map(({ length }) => length)));
}

function sum(values: BarRow['values']): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function label(x: number, y: number, text: string, anchor = 'start'): string {
  return `<text x="${pixels(x)}" y="${pixels(y)}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

function rectangle(x: number, y: number, length: number, series: number): string {
  return `<rect class="f${series % colours}" x="${pixels(x)}" y="${pixels(y)}" width="${pixels(length)}" height="${bar - 2}"/>`;
}

/** Draws bars, from zero; nothing where no row has a value. */
export function barChart({ title, series, stacked = false, rows, shown }: BarChart): string {
  const filled = rows.filter(({ values }) => values.some((value) => value !== undefined));
  if (filled.length === 0) return '';
  const lengths = filled.flatMap(({ values, limit }) => [
    ...(stacked ? [sum(values)] : values.map((value) => value ?? 0)),
    limit ?? 0,
  ]);
  const left = roomFor(filled.map(({ title: name }) => name));
  const top = roundTop(Math.max(...lengths));
  const along = (value: number) => (value / top) * (width - left - right);
  const drawing: string[] = [];
  let y = 20;
  for (const tick of [0, top / 2, top]) {
    drawing.push(label(left + along(tick), 12, shown(tick), 'middle'));
  }
  for (const { title: name, values, limit } of filled) {
    const begin = y;
    drawing.push(label(left - 8, y + bar - 3, name, 'end'));
    if (stacked) {
      let x = left;
      for (const [index, value = 0] of values.entries()) {
        drawing.push(rectangle(x, y, along(value), index));
        x += along(value);
      }
      drawing.push(label(x + 4, y + bar - 3, shown(sum(values))));
      y += bar;
    } else {
      for (const [index, value] of values.entries()) {
        if (value === undefined) continue;
        drawing.push(rectangle(left, y, along(value), index));
        drawing.push(label(left + along(value) + 4, y + bar - 3, shown(value)));
        y += bar;
      }
    }
    if (limit !== undefined) {
      const x = pixels(left + along(limit));
      drawing.push(
        `<line class="limit" x1="${x}" x2="${x}" y1="${begin - 2}" y2="${begin + bar}"/>`,
      );
    }
    y += gap;
  }
  for (const tick of [0, top / 2, top]) {
    const x = pixels(left + along(tick));
    drawing.unshift(`<line class="rule" x1="${x}" x2="${x}" y1="16" y2="${y}"/>`);
  }
  const sign = (index: number) =>
    `<svg viewBox="0 0 24 12" aria-hidden="true"><rect class="f${index % colours}" width="24" height="12"/></svg>`;
  const key = series.map((name, index) => `<li>${sign(index)} ${escapeXml(name)}</li>`);
  if (filled.some(({ limit }) => limit !== undefined)) {
    key.push(
      '<li><svg viewBox="0 0 24 12" aria-hidden="true"><line class="limit" x1="12" x2="12" y1="0" y2="12"/></svg> limit</li>',
    );
  }
  return figure(title, key, { width, height: y }, drawing);
}
