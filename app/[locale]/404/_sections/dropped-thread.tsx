const warp = Array.from({ length: 15 }, (_, index) => ({
  index,
  x: 30 + index * 30,
  width: index % 3 === 0 ? 18 : 10,
}));

const weftRows = [36, 62, 88, 114, 140, 166, 192];

const droppedIndex = 9;

const colors = ['stroke-thread', 'stroke-primary', 'stroke-coral', 'stroke-accent'] as const;

const weftPath = 'M8 0H275M325 0H472';

/** Decoration: a piece of cloth with a missing thread, which forms the number 404. */
export function DroppedThread() {
  const held = warp.filter(({ index }) => index !== droppedIndex);
  return (
    <svg viewBox="0 0 480 380" aria-hidden="true" fill="none" className="w-full max-w-md">
      {held.map(({ index, x, width }) => (
        <path
          key={index}
          className={colors[index % colors.length]}
          strokeWidth={width}
          d={`M${x} 0v${222 + ((index * 37) % 40)}`}
        />
      ))}
      <g className="stroke-on-deep-primary dark:stroke-on-deep-muted" strokeWidth="7">
        {weftRows.map((y) => (
          <path key={y} d={weftPath} transform={`translate(0 ${y})`} />
        ))}
      </g>
      {/* Every second crossing: the thread of the warp goes over that of the weft. */}
      {held.map(({ index, x, width }) => (
        <path
          key={index}
          className={colors[index % colors.length]}
          strokeWidth={width}
          d={weftRows
            .filter((_, row) => (row + index) % 2 === 0)
            .map((y) => `M${x} ${y - 7}v14`)
            .join('')}
        />
      ))}
      <path
        className="stroke-primary"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M142 290c-6 16-10 32-12 46 20 2 42 0 54-6 12-8 8-46-2-42-8 4-14 46-16 74 4 12 24 8 34-14 6-26 14-60 40-60 36 0 36 76 0 76-34 0-34-64 0-76 20-6 38 4 58 2-6 16-10 32-12 46 20 2 42 0 54-6 12-8 8-46-2-42-8 4-14 46-16 74 6 10 26 4 44-10"
      />
    </svg>
  );
}
