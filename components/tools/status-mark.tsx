import { classNames } from '@/lib/markup/class-names';
import type { CheckStatus } from '@/seo/audit/audit-result';

type Drawing = { d: string; className: string };

// Forced colors leave drawings as they are.
const onShape = 'forced-colors:stroke-[Canvas]';
const alone = 'stroke-muted forced-colors:stroke-[CanvasText]';
const filled = 'forced-colors:fill-[CanvasText]';

const circle = 'M8 1a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z';
const triangle = 'M8 1.5 15 14.5H1Z';
const octagon = 'M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1Z';

/** Shape and sign tell the statuses apart without colors. */
const shapes: Readonly<Partial<Record<CheckStatus, Drawing>>> = {
  good: { d: circle, className: `fill-primary ${filled}` },
  warning: {
    d: triangle,
    className: `fill-accent stroke-night dark:stroke-accent forced-colors:stroke-[CanvasText] ${filled}`,
  },
  error: { d: octagon, className: `fill-error ${filled}` },
  unverified: { d: circle, className: `fill-none ${alone}` },
};

const signs: Readonly<Record<CheckStatus, Drawing>> = {
  good: { d: 'm4.75 8.25 2.25 2.25 4.25-4.75', className: `stroke-on-primary ${onShape}` },
  warning: { d: 'M8 6.25v3.5m0 2.25v.01', className: `stroke-night ${onShape}` },
  error: { d: 'm5.5 5.5 5 5m0-5-5 5', className: `stroke-surface ${onShape}` },
  notApplicable: { d: 'M3 8h10', className: alone },
  unverified: {
    d: 'M6.1 6.3a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.8.6-.8 1.4m0 2.25v.01',
    className: alone,
  },
};

type StatusMarkProps = {
  status: CheckStatus;
  label: string;
  /** Whether only screen readers get the label. */
  hiddenLabel?: boolean;
  className?: string;
};

/** The status of a check: by shape and word, and by color. In line with the text beside it. */
export function StatusMark({ status, label, hiddenLabel, className }: StatusMarkProps) {
  const shape = shapes[status];
  return (
    <span className={classNames('inline-flex items-baseline gap-1.5', className)}>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        data-status={status}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-4 shrink-0 [translate:0_0.1875rem] fill-none"
      >
        {shape === undefined ? null : <path {...shape} />}
        <path {...signs[status]} strokeWidth="1.75" />
      </svg>
      <span className={hiddenLabel === true ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}
