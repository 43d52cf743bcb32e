import type { DrawingData } from '@/lib/documents/drawings';
import { Row } from './row';
import { threadFills } from './threads';

/** The totals before and after each row; the first and the last row are totals themselves. */
function stepsOf(values: readonly number[]): [before: number, after: number][] {
  let total = 0;
  return values.map((value, index) => {
    if (index === values.length - 1) return [0, value];
    const before = total;
    total += value;
    return [before, total];
  });
}

/** How one total becomes another: a bar for each change, from the total before it to that after it. */
export function Waterfall({ rows }: DrawingData) {
  const steps = stepsOf(rows.map(({ figures }) => figures[0]?.value ?? 0));
  const low = Math.min(0, ...steps.flat());
  const range = Math.max(0, ...steps.flat()) - low || 1;
  const place = (value: number) => (100 * (value - low)) / range;
  return rows.map(({ label, figures }, index) => {
    const [before, after] = steps[index] ?? [0, 0];
    const [start, end] = [place(Math.min(before, after)), place(Math.max(before, after))];
    return (
      <Row key={label} label={label} value={figures[0]?.text}>
        <svg aria-hidden="true" className="h-7 w-full overflow-visible">
          <rect
            x={`${start}%`}
            width={`${Math.max(end - start, 0.5)}%`}
            height="100%"
            fill={threadFills[after < before ? 1 : 0]}
          />
          <line x1={`${place(0)}%`} x2={`${place(0)}%`} y1="-8" y2="36" className="stroke-line" />
        </svg>
      </Row>
    );
  });
}
