import { type Measurement, timeOfPages } from './measurement';

const [width, height, margin] = [640, 360, 56];

/** What a further page may take, in ms (design: budgets). */
const budget = 60;

type Series = { name: string; color: string; points: readonly (readonly [number, number])[] };

/** The next round number, 1, 2 or 5 with zeros, such that at most five of them fit into a number. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  return [1, 2, 5, 10].map((each) => each * power).find((step) => most / step <= 5) ?? most;
}

function seriesOf(measured: readonly Measurement[]): Series[] {
  const [first] = measured;
  if (first === undefined) return [];
  const allowed = (pages: number) =>
    timeOfPages(first, 'seconds') + ((pages - first.pages) * budget) / 1000;
  return [
    {
      name: `allowed: ${budget} ms a further page`,
      color: '#999',
      points: measured.map(({ pages }) => [pages, allowed(pages)]),
    },
    {
      name: 'processor time',
      color: '#b45309',
      points: measured.map((each) => [each.pages, timeOfPages(each, 'work')]),
    },
    {
      name: 'wall time',
      color: '#1d4ed8',
      points: measured.map((each) => [each.pages, timeOfPages(each, 'seconds')]),
    },
  ];
}

/** The times of builds by their pages, without compression and previews, as an SVG file. */
export function chartOf(measured: readonly Measurement[]): string {
  const series = seriesOf(measured);
  const points = series.flatMap((each) => each.points);
  const most = (at: 0 | 1) => Math.max(1, ...points.map((point) => point[at]));
  const [mostPages, mostSeconds] = [most(0), most(1)];
  const x = (pages: number) => margin + (pages / mostPages) * (width - 2 * margin);
  const y = (seconds: number) => height - margin - (seconds / mostSeconds) * (height - 2 * margin);
  const ticks = (end: number) => {
    const step = stepFor(end);
    return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
  };
  const text = (at: readonly [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    '<title>Seconds of a static build by its pages, without compression and previews</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...ticks(mostPages).map((pages) =>
      text([x(pages), height - margin + 18], String(pages), 'text-anchor="middle"'),
    ),
    ...ticks(mostSeconds).flatMap((seconds) => [
      `<path d="M${margin} ${y(seconds).toFixed(1)}H${width - margin}" stroke="#ddd"/>`,
      text([margin - 8, y(seconds) + 4], `${seconds} s`, 'text-anchor="end"'),
    ]),
    text([width / 2, height - 12], 'pages', 'text-anchor="middle"'),
    ...series.flatMap(({ name, color, points }, at) => [
      `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points
        .map(([pages, seconds]) => `${x(pages).toFixed(1)},${y(seconds).toFixed(1)}`)
        .join(' ')}"/>`,
      text([margin + 12, margin + at * 18], name, `fill="${color}"`),
    ]),
    '</svg>',
  ].join('\n')}\n`;
}
