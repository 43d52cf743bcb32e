import { SeverityMark } from '@/components/tools/severity-mark';
import { buttonClasses } from '@/components/ui/button-classes';
import type { FailedPath } from '@/seo/crawl/crawl';
import type { ReportTexts } from './report-texts';

/** Failures that are listed. */
const mostRows = 20;

type FailureListProps = {
  failures: readonly FailedPath[];
  texts: ReportTexts;
  onRetry: (paths: readonly string[]) => void;
};

/** What did not arrive, and why, each with another attempt. */
export function FailureList({ failures, texts, onRetry }: FailureListProps) {
  if (failures.length === 0) return null;
  const { title, intro, retry, retryAll, reasons } = texts.failures;
  return (
    <section aria-labelledby="failures-title" className="thread-top bg-band p-4 sm:p-6">
      <h3 id="failures-title" className="font-semibold text-heading">
        {title}
      </h3>
      <p className="mt-1 text-muted">{intro}</p>
      <ul className="mt-3 grid gap-2">
        {failures.slice(0, mostRows).map(({ path, failure }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span lang="en" translate="no" className="break-all font-semibold">
              {path}
            </span>
            <SeverityMark severity="unverified" label={reasons[failure]} className="text-sm" />
            <button
              type="button"
              onClick={() => onRetry([path])}
              className="min-h-8 font-semibold text-primary text-sm underline underline-offset-4"
            >
              {retry}
              <span lang="en" className="sr-only">{`: ${path}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {failures.length > 1 ? (
        <button
          type="button"
          onClick={() => onRetry(failures.map(({ path }) => path))}
          className={`${buttonClasses('secondary')} mt-4`}
        >
          {retryAll}
        </button>
      ) : null}
    </section>
  );
}
