import { type ReactNode, useMemo } from 'react';
import { SeverityMark } from '@/components/tools/severity-mark';
import { Tabs } from '@/components/ui/tabs';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { bracketed } from '@/lib/text/bracketed';
import { auditResult, type CheckResult } from '@/seo/audit/audit-result';
import { auditSite } from '@/seo/audit/audit-site';
import { checkGroups, checks } from '@/seo/audit/checks';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { type PageEdits, withEdits } from '@/seo/audit/with-edits';
import type { Crawl } from '@/seo/crawl/crawl-site';
import { Actions } from './actions';
import { CauseRow } from './cause-row';
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

type CheckRowProps = {
  result: CheckResult;
  texts: AuditWords;
  /** Undefined for several pages. */
  page: ParsedPage | undefined;
  /** An editor for the value. */
  children?: ReactNode;
};

/** The value that was checked; for several pages, on how many the check is good. */
function valueText(
  { check, value, good, counted }: CheckResult,
  isOnePage: boolean,
  { counts, results, fill }: AuditWords,
): string | undefined {
  if (!isOnePage) {
    if (counted === 0) return undefined;
    return fill(results.ofPages, { good, all: counted });
  }
  if (typeof value !== 'number') return value;
  const unit = check === 'content' ? 'words' : check === 'internalLinks' ? 'pages' : 'links';
  return fill(counts[unit], { count: value });
}

/** A check: its status, the value on the page, and the causes. */
function CheckRow({ result, texts, page, children }: CheckRowProps) {
  const isOnePage = page !== undefined;
  const { check, status, causes, value } = result;
  const { name, good } = texts.checks[check];
  const text = valueText(result, isOnePage, texts);
  // What is quoted from the page is in its language.
  const quoted = typeof value === 'string' ? ({ lang: page?.lang, translate: 'no' } as const) : {};
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-5 md:grid-cols-[14rem_1fr]">
      <div className="flex items-start justify-between gap-3 md:block">
        <h4 className="font-semibold">{name}</h4>
        <SeverityMark severity={status} label={texts.statuses[status]} />
      </div>
      <div className="min-w-0">
        {text === undefined || text === '' ? null : (
          <p {...quoted} className="break-words">
            {text}
          </p>
        )}
        {status === 'good' ? <p className="text-muted">{good}</p> : null}
        {causes.length > 0 ? (
          <ul className="mt-1 grid gap-4">
            {causes.map((cause) => (
              <CauseRow key={cause.id} cause={cause} texts={texts} isOnePage={isOnePage} />
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </li>
  );
}
