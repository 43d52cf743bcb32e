import { SeverityMark } from '@/components/tools/severity-mark';
import type { AdviceProps } from '@/components/tools/with-advice';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { Cause } from '@/seo/audit/causes';
import { findingText } from '@/seo/audit/finding-text';
import { whereOf } from '@/seo/audit/where';
import { concernsText } from './cause-row';
import type { ReportTexts } from './report-texts';

/** So many are recommended (spec §9). */
const mostActions = 5;

type ActionsProps = {
  causes: readonly Cause[];
  site: AuditedSite;
  texts: ReportTexts;
  isOnePage: boolean;
} & AdviceProps;

/** What to mend first: errors before warnings, what concerns more pages before what concerns few. */
export function Actions({ causes, site, texts, advice, isOnePage }: ActionsProps) {
  const { results } = texts;
  return (
    <section aria-labelledby="actions-title">
      <h3 id="actions-title" className="font-display font-semibold text-subtitle">
        {results.actions}
      </h3>
      {causes.length === 0 ? <p className="mt-3 text-muted">{results.noActions}</p> : null}
      <ol className="mt-4 grid gap-4">
        {causes.slice(0, mostActions).map((cause) => {
          const { id, rule, severity, findings, reach } = cause;
          const { file, field } = whereOf(
            rule,
            site.pages.get(findings[0].url),
            reach,
            findings[0].values.href,
          );
          return (
            <li
              key={id}
              className="grid gap-x-5 gap-y-1 border-hairline border-t pt-4 sm:grid-cols-[8rem_1fr]"
            >
              <SeverityMark severity={severity} label={texts.statuses[severity]} />
              <div className="min-w-0">
                <p className="break-words font-semibold">
                  {findingText(findings[0], texts.rules, texts.lang)}
                  {isOnePage ? null : (
                    <span className="font-normal text-muted">{` · ${concernsText(cause, texts)}`}</span>
                  )}
                </p>
                <p className="text-muted">
                  {advice[rule].fix}{' '}
                  <code lang="en" translate="no" className="break-all text-sm">
                    {file}
                    {field === undefined ? null : ` › ${field}`}
                  </code>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
