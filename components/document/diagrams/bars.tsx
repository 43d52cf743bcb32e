import type { ChartData } from '@/lib/documents/diagrams';
import { Legend } from './legend';
import { Row } from './row';
import { markedClasses, seriesFills } from './threads';

/** Horizontal bars, one or two a row, from zero. */
export function Bars({ headers, rows }: ChartData) {
  const highest = Math.max(...rows.flatMap(({ points }) => points.map(({ value }) => value)));
  return (
    <>
      <Legend
        names={headers.slice(1)}
        sample={(series) => <rect width="100%" height="100%" fill={seriesFills[series]} />}
      />
      {rows.map(({ label, points, isMarked }) => (
        <Row
          key={label}
          label={label}
          value={points.map(({ text }, series) => (
            <span key={headers[series + 1]} className="leading-6">
              {text}
            </span>
          ))}
        >
          {points.map(({ value }, series) => (
            <svg key={headers[series + 1]} aria-hidden="true" className="h-6 w-full">
              <rect
                width={`${highest === 0 ? 0 : (100 * value) / highest}%`}
                height="100%"
                {...(isMarked ? { className: markedClasses } : { fill: seriesFills[series] })}
              />
            </svg>
          ))}
        </Row>
      ))}
    </>
  );
}
