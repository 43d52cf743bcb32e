import { Bar } from './bar';

type ProgressBarProps = {
  label: string;
  /** In percent; at 0, before anything has arrived, the bar is indeterminate. */
  value: number;
  /** The value in words, for screen readers: `12 of 43`. */
  text: string;
  /** Shown beside the bar. */
  shownText?: string;
};

/** How far some work has come. */
export function ProgressBar({ label, value: given, text, shownText }: ProgressBarProps) {
  // Also where there is nothing to do: 0 of 0 is NaN.
  const value = given || undefined;
  const bar = (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? undefined : text}
      data-state={value === undefined ? 'indeterminate' : value < 100 ? 'loading' : 'complete'}
      data-value={value}
      data-max={100}
      className="h-3 w-full border border-line bg-surface"
    >
      <Bar share={(value ?? 0) / 100} className="size-full fill-primary" />
    </div>
  );
  if (shownText === undefined) return bar;
  return (
    <div className="flex items-center gap-4">
      {bar}
      <span aria-hidden="true" className="shrink-0 tabular-figures">
        {shownText}
      </span>
    </div>
  );
}
