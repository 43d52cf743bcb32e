import { StatusMark } from '@/components/tools/status-mark';
import { bracketed } from '@/lib/text/bracketed';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import type { ViewProps } from './run-diagnosis';

/** The result in one sentence, and in figures. */
export function RunSummary({ outcome, texts }: ViewProps) {
  const { crawl, site, findings, findingGroups } = outcome;
  const [first] = findingGroups;
  const { summary, figures } = texts.diagnostic;
  const { writeNumber, fill } = texts;
  const pages = [...site.pages.keys()];
  const faulty = new Set(findings.map(({ url }) => url));
  const errorCount = findingGroups.filter(({ severity }) => severity === 'error').length;
  const warningCount = findingGroups.length - errorCount;
  const shown = [
    { name: 'errors', mark: 'error', count: errorCount },
    { name: 'warnings', mark: 'warning', count: warningCount },
    { name: 'clean', mark: 'good', count: pages.filter((url) => !faulty.has(url)).length },
    { name: 'unverified', mark: 'unverified', count: crawl.failures.length },
  ] as const;

  function sentence(): string {
    const counts = { pages: pages.length, warnings: warningCount };
    if (pages.length === 0) return summary.empty;
    if (errorCount > 0) return fill(summary.errors, { ...counts, errors: errorCount });
    if (warningCount > 0) return fill(summary.warnings, counts);
    return fill(summary.clean, { pages: pages.length });
  }

  return (
    <div>
      <h2 className="text-balance font-display font-semibold text-title">{sentence()}</h2>
      {first === undefined ? null : (
        <p className="mt-3 max-w-4xl break-words text-lead">
          <span className="text-muted">{summary.first}</span>{' '}
          {findingText(first.findings[0], texts)}
          <span className="text-muted">{bracketed(concernsText(first, texts), texts.lang)}</span>
        </p>
      )}
      {crawl.failures.length > 0 ? (
        <p className="mt-4 max-w-measure border-line border-l-4 pl-3 font-semibold">
          {summary.partial}
        </p>
      ) : null}
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {shown.map(({ name, mark, count }) => (
          <div key={name} className="flex flex-col-reverse justify-end border-line border-t-2 pt-3">
            <dt className="text-muted text-sm">
              {count === 0 ? figures[name] : <StatusMark status={mark} label={figures[name]} />}
            </dt>
            <dd className="font-display font-semibold text-title tabular-figures">
              {writeNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
