const threads = Array.from({ length: 15 }, (_, index) => index);

/** The thread that slipped off the loom. */
const dropped = 9;

const colours = ['stroke-deep', 'stroke-primary', 'stroke-coral', 'stroke-accent'] as const;

/** A piece of cloth in which one thread is missing: it has curled up below. Decoration. */
export function DroppedThread() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" fill="none" className="w-full">
      {threads.map((index) =>
        index === dropped ? null : (
          <path
            key={index}
            className={colours[index % colours.length]}
            strokeWidth={index % 3 === 0 ? 18 : 10}
            d={`M${30 + index * 30} 0v${230 + ((index * 37) % 40)}`}
          />
        ),
      )}
      <path
        className="stroke-page"
        strokeWidth="6"
        strokeDasharray="22 38"
        d="M0 50h480M0 110h480M0 170h480"
      />
      <path
        className="stroke-on-deep-primary"
        strokeWidth="6"
        strokeDasharray="22 38"
        d="M30 50h450M0 80h480M30 110h450M0 140h480M30 170h450M0 200h480"
        strokeDashoffset="30"
      />
      <path
        className="stroke-coral"
        strokeWidth="10"
        strokeLinecap="round"
        d="M300 232c4 26-30 30-24 58 8 36 66 30 62-4-3-26-40-24-38 2 3 40 76 44 118 20"
      />
    </svg>
  );
}
