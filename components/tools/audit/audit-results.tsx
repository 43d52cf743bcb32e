import { useMemo } from 'react';
import { Actions } from '@/components/tools/actions';
import { FailureList } from '@/components/tools/failure-list';
import { FindingGroupRow } from '@/components/tools/finding-group-row';
import { wholeSite } from '@/components/tools/known-site';
import { StatusMark } from '@/components/tools/status-mark';
import { Tabs } from '@/components/ui/tabs';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { keysOf } from '@/lib/objects/entries-of';
import { bracketed } from '@/lib/text/bracketed';
import { auditResult, type CheckResult } from '@/seo/audit/audit-result';
import { auditSite } from '@/seo/audit/audit-site';
import { checkGroups } from '@/seo/audit/checks';
import { applyEdits, type ParsedPage } from '@/seo/audit/parsed-page';
import type { Crawl } from '@/seo/crawl/crawl-site';
import { Score } from './score';
import { TagEditor, type TagEditorProps } from './tag-editor';

type EditingProps = Omit<TagEditorProps, 'tag' | 'page'>;

type AuditResultsProps = EditingProps & {
  crawl: Crawl;
  target: string;
  label: string;
  advice: RuleAdvice;
  onRetry: (paths: readonly string[]) => void;
};

/** The results of an audit: score, pages that did not arrive, first actions, and the checks in four tabs. */
export function AuditResults(props: AuditResultsProps) {
  const { crawl, target, label, texts, advice, edits, onRetry } = props;
  const { results, writeNumber, fill } = texts;
  const isOnePage = target !== wholeSite;
  const { pages, page, result } = useMemo(() => {
    const read = crawl.site.pages.get(target);
    const page = read && applyEdits(read, edits);
    const pages = page ? new Map(crawl.site.pages).set(target, page) : crawl.site.pages;
    const site = { ...crawl.site, pages };
    const result = auditResult(site, auditSite(site), isOnePage ? target : undefined);
    return { pages, page, result };
  }, [crawl, target, isOnePage, edits]);
  const failures = <FailureList failures={crawl.failures} texts={texts} onRetry={onRetry} />;
  if (result === undefined) return failures;

  const { findingGroups, good, counted } = result;
  const errorCount = findingGroups.filter(({ severity }) => severity === 'error').length;
  const checkCounts = { good, all: counted };
  const summary = isOnePage
    ? fill(results.summary, {
        page: label,
        ...checkCounts,
        errors: errorCount,
        warnings: findingGroups.length - errorCount,
      })
    : fill(results.siteSummary, {
        pages: pages.size,
        ...checkCounts,
        causes: findingGroups.length,
      });

  const tabs = keysOf(checkGroups).map((group) => {
    const inGroup = result.checks.filter(({ check }) => check in checkGroups[group]);
    const faultyCount = inGroup.filter((each) => each.findingGroups.length > 0).length;
    return {
      value: group,
      label:
        texts.groups[group] +
        (faultyCount === 0 ? '' : bracketed(writeNumber(faultyCount), texts.lang)),
      panel: (
        <ul>
          {inGroup.map((each) => (
            <CheckRow key={each.check} {...props} result={each} page={page} />
          ))}
        </ul>
      ),
    };
  });
  return (
    <div id="tool-results" className="mt-8 grid gap-12">
      <div>
        <h2 className="sr-only">{results.title}</h2>
        <Score
          result={result}
          summary={summary}
          failedCount={crawl.failures.length}
          texts={texts}
        />
      </div>
      {failures}
      <Actions findingGroups={findingGroups} texts={texts} advice={advice} isOnePage={isOnePage} />
      <Tabs label={results.tabs} tabs={tabs} />
    </div>
  );
}

/** The value that was checked; for several pages, on how many the check is good. */
function valueText({ result, page, texts }: CheckRowProps): string | undefined {
  const { check, value, good, counted } = result;
  const { counts, results, fill } = texts;
  if (page === undefined)
    return counted === 0 ? undefined : fill(results.ofPages, { good, all: counted });
  if (typeof value !== 'number') return value;
  const unit = check === 'content' ? 'words' : check === 'internalLinks' ? 'pages' : 'links';
  return fill(counts[unit], { count: value });
}

type CheckRowProps = EditingProps & {
  result: CheckResult;
  /** The audited page; undefined for several. */
  page: ParsedPage | undefined;
};

function CheckRow(props: CheckRowProps) {
  const { result, page, texts } = props;
  const isOnePage = page !== undefined;
  const { check, status, findingGroups, value } = result;
  const { name, good } = texts.checks[check];
  const text = valueText(props);
  // What is quoted from the page is in its language.
  const quoted = typeof value === 'string' ? ({ lang: page?.lang, translate: 'no' } as const) : {};
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-5 md:grid-cols-[14rem_1fr]">
      <div className="flex items-start justify-between gap-3 md:block">
        <h4 className="font-semibold">{name}</h4>
        <StatusMark status={status} label={texts.statuses[status]} />
      </div>
      <div className="min-w-0">
        {text ? (
          <p {...quoted} className="break-words">
            {text}
          </p>
        ) : null}
        {status === 'good' ? <p className="text-muted">{good}</p> : null}
        {findingGroups.length > 0 ? (
          <ul className="mt-1 grid gap-4">
            {findingGroups.map((group) => (
              <FindingGroupRow key={group.id} group={group} texts={texts} isOnePage={isOnePage} />
            ))}
          </ul>
        ) : null}
        {page && (check === 'title' || check === 'description') ? (
          <TagEditor {...props} tag={check} page={page} />
        ) : null}
      </div>
    </li>
  );
}
