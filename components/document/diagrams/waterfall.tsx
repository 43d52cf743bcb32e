import type { ChartData } from '@/lib/documents/diagrams';
import { Row } from './row';
import { markedClasses, seriesFills } from './threads';

/** The total after each of some changes. */
function totalsOf(changes: readonly number[]): number[] {
  let total = 0;
  return changes.map((change) => {
    total += change;
    return total;
  });
}

/** Changes smaller than this share of the totals would hardly be seen if bars began at zero. */
const visibleShare = 0.3;

/** Where bars begin: at zero, or nearer to totals that differ little. */
function baseOf(totals: readonly number[]): number {
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  return low > 0 && high - low < visibleShare * high ? low - (high - low) : 0;
}

/** How one total becomes another: a bar for each change, from the total before it to that after it. */
export function Waterfall({ rows }: ChartData) {
  const values = rows.map(({ points }) => points[0]?.value ?? 0);
  // The last row is a total itself.
  const totals = totalsOf(values.slice(0, -1));
  const base = baseOf(totals);
  const ends = [...totals, values.at(-1) ?? base];
  const low = Math.min(base, ...ends);
  const range = Math.max(base, ...ends) - low || 1;
  const place = (value: number) => (100 * (value - low)) / range;
  return rows.map(({ label, points, isMarked }, index) => {
    const isTotal = index === 0 || index === rows.length - 1;
    const [before, after] = [isTotal ? base : (totals[index - 1] ?? base), ends[index] ?? base];
    const [start, end] = [place(Math.min(before, after)), place(Math.max(before, after))];
    return (
      <Row key={label} label={label} value={points[0]?.text}>
        <svg aria-hidden="true" className="h-7 w-full overflow-visible">
          <rect
            x={`${start}%`}
            width={`${Math.max(end - start, 0.5)}%`}
            height="100%"
            {...(isMarked
              ? { className: markedClasses }
              : { fill: seriesFills[after < before ? 1 : 0] })}
          />
          {base === 0 ? (
            <line x1={`${place(0)}%`} x2={`${place(0)}%`} y1="-8" y2="36" className="stroke-line" />
          ) : null}
          {/* Axis break: the bar does not start at zero. */}
          {base !== 0 && isTotal ? (
            <path d="M10 30L18 -2M16 30L24 -2" strokeWidth="3" className="stroke-surface" />
          ) : null}
        </svg>
      </Row>
    );
  });
}
