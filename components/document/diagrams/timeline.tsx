import type { ChartData } from '@/lib/documents/diagrams';
import { Row } from './row';
import { seriesFills } from './threads';

/** What happens when: a bar from the beginning to the end of each row, or a dot where both are the same. */
export function Timeline({ headers, rows }: ChartData) {
  const ends = rows.flatMap(({ points }) => points).toSorted((a, b) => a.value - b.value);
  const [earliest, latest] = [ends[0], ends.at(-1)];
  const first = earliest?.value ?? 0;
  const range = (latest?.value ?? 0) - first || 1;
  // Dots at the edges stay within the chart.
  const place = (value: number) => 2 + (96 * (value - first)) / range;
  return (
    <>
      <p className="mb-2 text-right text-muted text-sm">{`${headers[1]} – ${headers[2]}`}</p>
      {rows.map(({ label, points: [from, to] }) => {
        const [start, end] = [place(from?.value ?? 0), place(to?.value ?? 0)];
        return (
          <Row
            key={label}
            label={label}
            value={from?.text === to?.text ? from?.text : `${from?.text} – ${to?.text}`}
          >
            <svg aria-hidden="true" className="h-5 w-full overflow-visible">
              <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-hairline" />
              {start === end ? (
                <circle
                  cx={`${start}%`}
                  cy="50%"
                  r="7"
                  className="fill-coral forced-colors:fill-[CanvasText]"
                />
              ) : (
                <rect
                  x={`${start}%`}
                  width={`${end - start}%`}
                  y="15%"
                  height="70%"
                  fill={seriesFills[0]}
                />
              )}
            </svg>
          </Row>
        );
      })}
      <div className="grid grid-cols-subgrid text-muted text-sm">
        <span className="flex justify-between sm:col-start-2">
          <span>{earliest?.text}</span>
          <span>{latest?.text}</span>
        </span>
      </div>
    </>
  );
}
