import { escapeXml } from '@/lib/markup/escape-xml';
import { figure } from './figure';
import { colours } from './page-shell';
import { pixels, roundTop } from './scale';

export type LineChart = {
  title: string;
  /** What stands below the points. */
  points: readonly string[];
  lines: readonly { title: string; values: readonly (number | undefined)[] }[];
  /** A value as a text. */
  shown: (value: number) => string;
};

const width = 960;
const height = 260;
const frame = { left: 80, right: 20, top: 12, bottom: 28 };

/** Dashes tell lines apart where colours repeat or are not seen. */
function dashes(index: number): string {
  const kinds = ['', '6 3', '2 3', '8 3 2 3'];
  const kind = kinds[(index + Math.floor(index / colours)) % kinds.length] ?? '';
  return kind === '' ? '' : ` stroke-dasharray="${kind}"`;
}

function stroke(index: number): string {
  return `class="line s${index % colours}"${dashes(index)}`;
}

/** Draws lines over points, from zero; where a value is missing, the line goes on behind it. */
export function lineChart({ title, points, lines, shown }: LineChart): string {
  const top = roundTop(
    Math.max(...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  const step = (width - frame.left - frame.right) / Math.max(1, points.length - 1);
  const x = (index: number) => frame.left + (points.length === 1 ? step / 2 : index * step);
  const y = (value: number) =>
    height - frame.bottom - (value / top) * (height - frame.top - frame.bottom);
  const rules = [0, top / 2, top].flatMap((tick) => [
    `<line class="rule" x1="${frame.left}" x2="${width - frame.right}" y1="${pixels(y(tick))}" y2="${pixels(y(tick))}"/>`,
    `<text x="${frame.left - 8}" y="${pixels(y(tick) + 4)}" text-anchor="end">${escapeXml(shown(tick))}</text>`,
  ]);
  // As many names as there is room for; the table has all of them.
  const every = Math.ceil(points.length / 9);
  const names = points.flatMap((name, index) =>
    index % every === 0
      ? [
          `<text x="${pixels(x(index))}" y="${height - 8}" text-anchor="${index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}">${escapeXml(name)}</text>`,
        ]
      : [],
  );
  const drawn = lines.map(({ values }, index) => {
    const known = values.flatMap((value, point) =>
      value === undefined ? [] : [{ x: pixels(x(point)), y: pixels(y(value)) }],
    );
    const path = known.map((point) => `${point.x},${point.y}`).join(' ');
    const dots = known.map(
      (point) => `<circle class="f${index % colours}" cx="${point.x}" cy="${point.y}" r="3"/>`,
    );
    return `<polyline ${stroke(index)} points="${path}"/>${dots.join('')}`;
  });
  const key = lines.map(
    ({ title: name }, index) =>
      `<li><svg viewBox="0 0 24 12" aria-hidden="true"><line ${stroke(index)} x1="0" x2="24" y1="6" y2="6"/></svg> ${escapeXml(name)}</li>`,
  );
  return figure(title, key, { width, height }, [...rules, ...names, ...drawn]);
}
