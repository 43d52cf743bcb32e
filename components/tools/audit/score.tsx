import type { AuditTextsWithFormat } from '@/components/tools/report-texts';
import type { AuditResult, CheckStatus } from '@/seo/audit/audit-result';

type ScoreProps = {
  result: AuditResult;
  summary: string;
  failedCount: number;
  texts: AuditTextsWithFormat;
};

/** Fill of each check's segment in the bar below the score; the text gives the same information. */
const statusFills: Readonly<Record<CheckStatus, string>> = {
  good: 'fill-primary forced-colors:fill-[CanvasText]',
  warning: 'fill-accent forced-colors:fill-[GrayText]',
  error: 'fill-error forced-colors:fill-[Highlight]',
  notApplicable: 'fill-hairline forced-colors:fill-[Canvas]',
  unverified: 'fill-hairline forced-colors:fill-[Canvas]',
};

const [minExcellent, minGood] = [80, 60];

/** The score with its rating, the result in one sentence, and warnings: noindex, pages that failed to load. */
export function Score({ result, summary, failedCount, texts }: ScoreProps) {
  const { score, isNoindex, checks } = result;
  const { results, writeNumber, fill } = texts;
  const { excellent, good, poor } = results.ratings;
  return (
    <div>
      {isNoindex ? (
        <p className="mb-6 border-error border-l-4 bg-band p-4 font-semibold">{results.noindex}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="flex items-baseline gap-2">
          <span className="sr-only">{`${results.score}: `}</span>
          <span className="font-display font-semibold text-display tabular-figures">
            {score === undefined ? '–' : writeNumber(score)}
          </span>
          <span className="text-muted">{results.of}</span>
        </p>
        <div className="min-w-0 max-w-measure flex-1 basis-72">
          {score === undefined ? null : (
            <p className="font-semibold text-lead">
              {score >= minExcellent ? excellent : score >= minGood ? good : poor}
            </p>
          )}
          <p className="mt-1 text-muted">{summary}</p>
          {failedCount > 0 ? (
            <p className="mt-2 border-line border-l-4 pl-3 font-semibold">
              {fill(results.partial, { count: failedCount })}
            </p>
          ) : null}
        </div>
      </div>
      {/* One segment for each check, in the color of its status. */}
      <svg
        viewBox={`0 0 ${checks.length * 4} 3`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-6 block h-3 w-full"
      >
        {checks.map(({ check, status }, index) => (
          <rect key={check} x={index * 4} width="3.6" height="3" className={statusFills[status]} />
        ))}
      </svg>
    </div>
  );
}
