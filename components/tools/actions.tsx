import type { RuleAdvice } from '@/i18n/audit-texts';
import type { FindingGroup } from '@/seo/audit/finding-groups';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import { formatFixLocation } from '@/seo/audit/fix-location';
import type { TextsWithFormat } from './report-texts';
import { StatusMark } from './status-mark';

const maxActions = 5;

type ActionsProps = {
  findingGroups: readonly FindingGroup[];
  texts: TextsWithFormat;
  advice: RuleAdvice;
  isOnePage: boolean;
};

/** The groups of findings to correct first. */
export function Actions({ findingGroups, texts, advice, isOnePage }: ActionsProps) {
  const { results, statuses } = texts;
  return (
    <section aria-labelledby="actions-title">
      <h3 id="actions-title" className="font-display font-semibold text-subtitle">
        {results.actions}
      </h3>
      {findingGroups.length === 0 ? <p className="mt-3 text-muted">{results.noActions}</p> : null}
      <ol className="mt-4 grid gap-4">
        {findingGroups.slice(0, maxActions).map((group) => (
          <li
            key={group.id}
            className="grid gap-x-5 gap-y-1 border-hairline border-t pt-4 sm:grid-cols-[8rem_1fr]"
          >
            <StatusMark status={group.severity} label={statuses[group.severity]} />
            <div className="min-w-0">
              <p className="break-words font-semibold">
                {findingText(group.findings[0], texts)}
                {isOnePage ? null : (
                  <span className="font-normal text-muted">{` · ${concernsText(group, texts)}`}</span>
                )}
              </p>
              <p className="text-muted">
                {advice[group.rule].fix}{' '}
                <code lang="en" translate="no" className="break-all text-sm">
                  {formatFixLocation(group.fixLocation)}
                </code>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
