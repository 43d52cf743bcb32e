import type { DrawingData } from '@/lib/documents/drawings';
import { Legend } from './legend';
import { Row } from './row';
import { threadFills } from './threads';

/** Horizontal bars, one or two a row, from zero. */
export function Bars({ headers, rows }: DrawingData) {
  const highest = Math.max(...rows.flatMap(({ figures }) => figures.map(({ value }) => value)));
  return (
    <>
      <Legend names={headers.slice(1)} />
      {rows.map(({ label, figures }) => (
        <Row
          key={label}
          label={label}
          value={figures.map(({ text }, series) => (
            <span key={headers[series + 1]} className="leading-6">
              {text}
            </span>
          ))}
        >
          {figures.map(({ value }, series) => (
            <svg key={headers[series + 1]} aria-hidden="true" className="h-6 w-full">
              <rect
                width={`${highest === 0 ? 0 : (100 * value) / highest}%`}
                height="100%"
                fill={threadFills[series]}
              />
            </svg>
          ))}
        </Row>
      ))}
    </>
  );
}
