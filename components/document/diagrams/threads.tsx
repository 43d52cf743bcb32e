const threads = ['threads-warp', 'threads-weft'] as const;

/** Fills of the series of a chart, by their order. */
export const seriesFills = threads.map((id) => `url(#${id})`);

const colors = ['fill-primary', 'fill-coral'];

/** Of a bar that is the point of its chart. */
export const markedClasses = 'fill-accent stroke-ink forced-colors:fill-[Highlight]';

/** The woven fills of all charts of a page: stripes along the thread, crossed by a few others. */
export function Threads() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {threads.map((id, index) => (
          // In forced colors patterns would keep their own.
          <pattern key={id} id={id} width="12" height="8" patternUnits="userSpaceOnUse">
            <rect
              width="12"
              height="8"
              className={`${colors[index]} forced-colors:fill-[CanvasText]`}
            />
            <path d="M0 2h12M0 6h12" className="stroke-page" strokeOpacity="0.3" />
            <path
              d={index === 0 ? 'M3 0v4M9 4v4' : 'M0 8L8 0M6 8L14 0'}
              className="stroke-page"
              strokeOpacity="0.45"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
