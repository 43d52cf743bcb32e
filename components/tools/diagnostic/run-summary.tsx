import { SeverityMark } from '@/components/tools/severity-mark';
import { bracketed } from '@/lib/text/bracketed';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import type { ViewProps } from './run-diagnosis';

/** The result in one sentence, and in figures. */
export function RunSummary({ outcome, texts }: ViewProps) {
  const { crawl, site, findings, causes } = outcome;
  const [first] = causes;
  const { summary, figures } = texts.diagnostic;
  const { number, fill } = texts;
  const pages = [...site.pages.keys()];
  const faulty = new Set(findings.map(({ url }) => url));
  const errors = causes.filter(({ severity }) => severity === 'error').length;
  const warnings = causes.length - errors;
  const shown = [
    { name: 'errors', mark: 'error', count: errors },
    { name: 'warnings', mark: 'warning', count: warnings },
    { name: 'clean', mark: 'good', count: pages.filter((url) => !faulty.has(url)).length },
    { name: 'unverified', mark: 'unverified', count: crawl.failures.length },
  ] as const;

  function sentence(): string {
    const counts = { pages: pages.length, warnings };
    if (pages.length === 0) return summary.empty;
    if (errors > 0) return fill(summary.errors, { ...counts, errors });
    if (warnings > 0) return fill(summary.warnings, counts);
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
              {count === 0 ? figures[name] : <SeverityMark severity={mark} label={figures[name]} />}
            </dt>
            <dd className="font-display font-semibold text-title tabular-figures">
              {number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
