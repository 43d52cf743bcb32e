import type { AuditWords } from '@/components/tools/audit/report-texts';
import { confidenceColor } from '@/seo/link-suggestions/confidence';

type Color = ReturnType<typeof confidenceColor>;

// Forced colours leave drawings as they are.
const fills: Readonly<Record<Color, string>> = {
  green: 'fill-primary forced-colors:fill-[CanvasText]',
  yellow: 'fill-accent stroke-night dark:stroke-accent forced-colors:fill-[CanvasText]',
  red: 'fill-error forced-colors:fill-[CanvasText]',
};

/** How many of the three bars are full: they say the same as the colour. */
const fullBars: Readonly<Record<Color, number>> = { green: 3, yellow: 2, red: 1 };

const bars = ['M1.5 10.5h3v4h-3z', 'M6.5 6.5h3v8h-3z', 'M11.5 1.5h3v13h-3z'];

type ConfidenceMarkProps = { confidence: number; texts: AuditWords };

/** A confidence by number, word, sign and colour (spec §9). */
export function ConfidenceMark({ confidence, texts }: ConfidenceMarkProps) {
  const color = confidenceColor(confidence);
  const { links, number } = texts;
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        data-confidence={color}
        className="size-4 shrink-0 translate-y-0.5"
      >
        {bars.map((d, index) => (
          <path
            key={d}
            d={d}
            className={
              index < fullBars[color]
                ? fills[color]
                : 'fill-none stroke-line forced-colors:stroke-[CanvasText]'
            }
          />
        ))}
      </svg>
      <span>
        <span className="sr-only">{`${links.confidence}: `}</span>
        <span className="font-semibold tabular-nums">{number(confidence)}</span>
        {` · ${links.levels[color]}`}
      </span>
    </span>
  );
}
