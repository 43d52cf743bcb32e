const warp = Array.from({ length: 15 }, (_, index) => ({
  index,
  x: 30 + index * 30,
  width: index % 3 === 0 ? 18 : 10,
}));

const wefts = [44, 74, 104, 134, 164, 194];

/** The thread that slipped off the loom. */
const dropped = 9;

const colours = ['stroke-deep', 'stroke-primary', 'stroke-coral', 'stroke-accent'] as const;

/** Weft up to the gap, and on from the other side of it. */
const left = `M0 0H${30 + (dropped - 1) * 30}`;
const right = `M${30 + (dropped + 1) * 30} 0H480`;

/** A piece of cloth in which one thread is missing: below, it has written what it is. Decoration. */
export function DroppedThread() {
  const held = warp.filter(({ index }) => index !== dropped);
  return (
    <svg viewBox="0 0 480 380" aria-hidden="true" fill="none" className="w-full">
      {held.map(({ index, x, width }) => (
        <path
          key={index}
          className={colours[index % colours.length]}
          strokeWidth={width}
          d={`M${x} 0v${222 + ((index * 37) % 40)}`}
        />
      ))}
      <g className="stroke-on-deep-primary" strokeWidth="6">
        {wefts.map((y) => (
          <path key={y} d={left + right} transform={`translate(0 ${y})`} />
        ))}
      </g>
      {/* Every second crossing: the thread of the warp goes over that of the weft. */}
      {held.map(({ index, x, width }) => (
        <path
          key={index}
          className={colours[index % colours.length]}
          strokeWidth={width}
          d={wefts
            .filter((_, row) => (row + index) % 2 === 0)
            .map((y) => `M${x} ${y - 7}v14`)
            .join('')}
        />
      ))}
      <path
        className="stroke-coral"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M300 226c6 16 2 30-14 36-40 14-92-4-126 14-18 10-24 26-40 46-3 5-1 8 5 8 22 0 48-2 62-10 12-8 12-26 8-34M172 300c-4 18-6 36-8 60 4 10 24 8 40-8"
      />
    </svg>
  );
}
