import { seriesFills } from './threads';

/** Which fill is which series; nothing where there is one. @param names of the series */
export function Legend({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null;
  return (
    <p className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {names.map((name, index) => (
        <span key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-3.5 w-6">
            <rect width="100%" height="100%" fill={seriesFills[index]} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
