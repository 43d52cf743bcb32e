import type { ReactNode } from 'react';

type LegendProps = {
  /** Of the series. */
  names: readonly string[];
  /** Draws the sample of a series by its index, 24 × 14 pixels. */
  sample: (series: number) => ReactNode;
};

/** Which fill or line is which series; nothing where there is one. */
export function Legend({ names, sample }: LegendProps) {
  if (names.length < 2) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {names.map((name, index) => (
        <span key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-3.5 w-6">
            {sample(index)}
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
