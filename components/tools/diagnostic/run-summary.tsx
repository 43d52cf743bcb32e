import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { fillTemplate } from '@/lib/messages/fill-template';
import { bracketed } from '@/lib/text/bracketed';
import type { CheckStatus } from '@/seo/audit/audit-result';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import type { Crawl } from '@/seo/crawl/crawl';

type RunSummaryProps = {
  crawl: Pick<Crawl, 'failures'>;
  diagnosis: Diagnosis;
  texts: DiagnosticWords;
};

/** The result in one sentence, and in figures. */
export function RunSummary({ crawl, diagnosis, texts }: RunSummaryProps) {
  const { causes, records } = diagnosis;
  const [first] = causes;
  const { summary, figures } = texts.diagnostic;
  const { number } = texts;
  const errors = causes.filter(({ severity }) => severity === 'error').length;
  const warnings = causes.length - errors;
  const counts = { pages: number(records.length), warnings: number(warnings) };

  function sentence(): string {
    if (records.length === 0) return summary.empty;
    if (errors > 0) return fillTemplate(summary.errors, { ...counts, errors: number(errors) });
    if (warnings > 0) return fillTemplate(summary.warnings, counts);
    return fillTemplate(summary.clean, { pages: counts.pages });
  }

  const shown: { name: keyof typeof figures; mark: CheckStatus; count: number }[] = [
    { name: 'errors', mark: 'error', count: errors },
    { name: 'warnings', mark: 'warning', count: warnings },
    {
      name: 'clean',
      mark: 'good',
      count: records.filter(({ issues }) => issues.length === 0).length,
    },
    { name: 'unverified', mark: 'unverified', count: crawl.failures.length },
  ];
  return (
    <div>
      <h2 className="text-balance font-display font-semibold text-title">{sentence()}</h2>
      {first === undefined ? null : (
        <p className="mt-3 max-w-4xl break-words text-lead">
          <span className="text-muted">{summary.first}</span>{' '}
          {findingText(first.findings[0], texts.rules, texts.lang)}
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
            <dd className="font-display font-semibold text-title tabular-nums">{number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
