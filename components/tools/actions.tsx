import type { RuleAdvice } from '@/i18n/audit-texts';
import type { Cause } from '@/seo/audit/causes';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import { whereText } from '@/seo/audit/where';
import type { TextsWithFormat } from './report-texts';
import { StatusMark } from './status-mark';

const maxActions = 5;

type ActionsProps = {
  causes: readonly Cause[];
  texts: TextsWithFormat;
  advice: RuleAdvice;
  isOnePage: boolean;
};

/** The causes to correct first. */
export function Actions({ causes, texts, advice, isOnePage }: ActionsProps) {
  const { results, statuses } = texts;
  return (
    <section aria-labelledby="actions-title">
      <h3 id="actions-title" className="font-display font-semibold text-subtitle">
        {results.actions}
      </h3>
      {causes.length === 0 ? <p className="mt-3 text-muted">{results.noActions}</p> : null}
      <ol className="mt-4 grid gap-4">
        {causes.slice(0, maxActions).map((cause) => (
          <li
            key={cause.id}
            className="grid gap-x-5 gap-y-1 border-hairline border-t pt-4 sm:grid-cols-[8rem_1fr]"
          >
            <StatusMark status={cause.severity} label={statuses[cause.severity]} />
            <div className="min-w-0">
              <p className="break-words font-semibold">
                {findingText(cause.findings[0], texts)}
                {isOnePage ? null : (
                  <span className="font-normal text-muted">{` · ${concernsText(cause, texts)}`}</span>
                )}
              </p>
              <p className="text-muted">
                {advice[cause.rule].fix}{' '}
                <code lang="en" translate="no" className="break-all text-sm">
                  {whereText(cause.where)}
                </code>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
