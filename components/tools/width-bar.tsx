type WidthBarProps = {
  /** In the unit of `most`. */
  value: number;
  most: number;
};

/** Room beyond the limit, which shows by how much it is exceeded. */
const beyond = 1.2;

/**
 * A width against its limit, which is marked. Decorative: words beside it say the same. Drawn with
 * attributes, because the policy of the pages allows no styles in elements.
 */
export function WidthBar({ value, most }: WidthBarProps) {
  const end = most * beyond;
  return (
    <svg
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-3 w-full border border-line bg-surface"
    >
      <rect
        width={Math.min(value, most)}
        height="1"
        className="fill-primary forced-colors:fill-[CanvasText]"
      />
      {value > most ? (
        <rect
          x={most}
          width={Math.min(value, end) - most}
          height="1"
          className="fill-error forced-colors:fill-[Highlight]"
        />
      ) : null}
      <path
        d={`M${most} 0v1`}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}
