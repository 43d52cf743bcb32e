import { useMemo } from 'react';
import { Tabs } from '@/components/ui/tabs';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { bracketed } from '@/lib/text/bracketed';
import { auditResult } from '@/seo/audit/audit-result';
import { auditSite } from '@/seo/audit/audit-site';
import { checkGroups, checks } from '@/seo/audit/checks';
import { type PageEdits, withEdits } from '@/seo/audit/with-edits';
import type { Crawl } from '@/seo/crawl/crawl';
import { Actions } from './actions';
import { CheckRow } from './check-row';
import { FailureList } from './failure-list';
import { type KnownSite, wholeSite } from './known-site';
import type { AuditWords } from './report-texts';
import { Score } from './score';
import { type EditedTag, TagEditor } from './tag-editor';

type ResultsProps = {
  crawl: Crawl;
  target: string;
  label: string;
  known: KnownSite;
  texts: AuditWords;
  advice: RuleAdvice;
  edits: PageEdits;
  onEdit: (tag: EditedTag, text: string | undefined) => void;
  onRetry: (paths: readonly string[]) => void;
};

/** What was found: the score, four tabs, what to do first, and what did not arrive. */
export function Results(props: ResultsProps) {
  const { crawl, target, label, known, texts, advice, edits, onEdit, onRetry } = props;
  const { results, number, fill } = texts;
  const isOnePage = target !== wholeSite;
  const { site, result } = useMemo(() => {
    const edited = isOnePage ? withEdits(crawl.site, target, edits) : crawl.site;
    const findings = auditSite(edited);
    return { site: edited, result: auditResult(edited, findings, isOnePage ? target : undefined) };
  }, [crawl, target, isOnePage, edits]);
  const page = site.pages.get(target);
  const failures = <FailureList failures={crawl.failures} texts={texts} onRetry={onRetry} />;
  if (result === undefined) return failures;

  const { causes } = result;
  const count = (severity: 'error' | 'warning') =>
    causes.filter((cause) => cause.severity === severity).length;
  const shares = { good: result.good, all: result.counted };
  const summary = isOnePage
    ? fill(results.summary, {
        page: label,
        ...shares,
        errors: count('error'),
        warnings: count('warning'),
      })
    : fill(results.siteSummary, {
        pages: site.pages.size,
        ...shares,
        causes: causes.length,
      });

  const tabs = checkGroups.map((group) => {
    const inGroup = result.checks.filter(({ check }) => checks[check].group === group);
    const wrong = inGroup.filter((each) => each.causes.length > 0).length;
    return {
      value: group,
      label: texts.groups[group] + (wrong === 0 ? '' : bracketed(number(wrong), texts.lang)),
      panel: (
        <ul>
          {inGroup.map((each) => (
            <CheckRow key={each.check} result={each} texts={texts} page={page}>
              {page && (each.check === 'title' || each.check === 'description') ? (
                <TagEditor
                  tag={each.check}
                  page={page}
                  known={known}
                  isChanged={edits[each.check] !== undefined}
                  texts={texts}
                  onEdit={onEdit}
                />
              ) : null}
            </CheckRow>
          ))}
        </ul>
      ),
    };
  });
  return (
    <div className="mt-8 grid gap-12">
      <div>
        <h2 className="sr-only">{results.title}</h2>
        <Score result={result} summary={summary} missing={crawl.failures.length} texts={texts} />
      </div>
      {failures}
      <Actions causes={causes} texts={texts} advice={advice} isOnePage={isOnePage} />
      <Tabs label={results.tabs} tabs={tabs} />
    </div>
  );
}
