import type { ChartData, DataPoint } from '@/lib/documents/diagrams';
import { classNames } from '@/lib/markup/class-names';
import { Legend } from './legend';

/** Of two lines, the second of which is the one that the text leads to; a single one has the color of that. */
const colors = [
  { stroke: 'stroke-coral', fill: 'fill-coral' },
  { stroke: 'stroke-primary', fill: 'fill-primary' },
];

/** More labels than this do not stand side by side on a phone: every second one is left out there. */
const maxLabels = 6;

/** The points whose numbers are written: the lowest, the highest and the last. */
function labelled(points: readonly DataPoint[]): Set<number> {
  const values = points.map(({ value }) => value);
  return new Set([
    values.indexOf(Math.min(...values)),
    values.indexOf(Math.max(...values)),
    values.length - 1,
  ]);
}

function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.15) return 'start';
  return share > 0.85 ? 'end' : 'middle';
}

/** One or two lines through points at equal distances, with the zero line. */
export function LineChart({ headers, rows }: ChartData) {
  const series = headers.slice(1).map((_, at) => rows.flatMap(({ points }) => points[at] ?? []));
  const lines = colors.slice(-series.length);
  const strokeOf = (at: number) => ({
    strokeWidth: 3,
    strokeDasharray: at === 0 ? undefined : '7 4',
    className: `${lines[at]?.stroke} forced-colors:stroke-[CanvasText]`,
  });
  const values = series.flat().map(({ value }) => value);
  const low = Math.min(0, ...values);
  const range = Math.max(0, ...values) - low || 1;
  const x = (index: number) => (100 * (index + 0.5)) / rows.length;
  // Room for the numbers above and below.
  const y = (value: number) => 90 - (78 * (value - low)) / range;
  return (
    <>
      <Legend
        names={headers.slice(1)}
        sample={(at) => <line x2="100%" y1="50%" y2="50%" {...strokeOf(at)} />}
      />
      <svg aria-hidden="true" className="h-64 w-full overflow-visible">
        <line x1="0" x2="100%" y1={`${y(0)}%`} y2={`${y(0)}%`} className="stroke-line" />
        <text y={`${y(0)}%`} dy="-4" className="fill-muted text-sm">
          0
        </text>
        {series.map((points, at) => {
          const marked = labelled(points);
          return (
            <g key={headers[at + 1]}>
              {points.slice(1).map(({ value }, index) => (
                <line
                  // biome-ignore lint/suspicious/noArrayIndexKey: the points of a line never change places.
                  key={index}
                  x1={`${x(index)}%`}
                  y1={`${y(points[index]?.value ?? 0)}%`}
                  x2={`${x(index + 1)}%`}
                  y2={`${y(value)}%`}
                  {...strokeOf(at)}
                />
              ))}
              {points.map(({ text, value }, index) => {
                const other = series[1 - at]?.[index]?.value;
                // Numbers are on the outer side of two lines, and once where these meet.
                const isAbove = other === undefined ? value >= 0 : value >= other;
                const isLabelled = marked.has(index) && !(at === 1 && value === other);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the points of a line never change places.
                  <g key={index}>
                    <circle
                      cx={`${x(index)}%`}
                      cy={`${y(value)}%`}
                      r="4.5"
                      className={`${lines[at]?.fill} forced-colors:fill-[CanvasText]`}
                    />
                    {isLabelled ? (
                      <text
                        x={`${x(index)}%`}
                        y={`${y(value)}%`}
                        dy={isAbove ? -12 : 22}
                        textAnchor={anchorOf(index / (rows.length - 1))}
                        className="fill-current font-semibold text-sm"
                      >
                        {text}
                      </text>
                    ) : null}
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
      <div className="grid auto-cols-fr grid-flow-col border-hairline border-t pt-2 text-center text-muted text-sm">
        {rows.map(({ label }, index) => (
          <span
            key={label}
            className={classNames(
              rows.length > maxLabels && index % 2 === 1 && 'max-sm:invisible max-sm:w-0',
            )}
          >
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
