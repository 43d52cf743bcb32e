import { type ReactNode, useMemo } from 'react';
import { LaterPart } from '@/components/tools/later-part';
import { Tabs } from '@/components/ui/tabs';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import { bracketed } from '@/lib/text/bracketed';
import { auditSite } from '@/seo/audit/audit-site';
import { checkGroups } from '@/seo/audit/checks';
import { descriptionOf, titleOf } from '@/seo/audit/head-texts';
import { whereOf } from '@/seo/audit/where';
import { type PageEdits, withEdits } from '@/seo/audit/with-edits';
import type { Crawl } from '@/seo/crawl/crawl';
import { Actions } from './actions';
import { wholeSite } from './audit-form';
import { CheckRow, type ShownCheck } from './check-row';
import { FailureList } from './failure-list';
import type { KnownSite } from './known-site';
import { pageReport, siteReport } from './report-checks';
import type { AuditWords } from './report-texts';
import { Score } from './score';
import type { EditedTag } from './tag-editor';

type ResultsProps = {
  crawl: Crawl;
  target: string;
  label: string;
  known: KnownSite;
  texts: AuditWords;
  advice: RuleAdvice;
  edits: PageEdits;
  editing: EditedTag | undefined;
  onEdit: (tag: EditedTag | undefined) => void;
  onSave: (tag: EditedTag, text: string) => void;
  onRestore: (tag: EditedTag) => void;
  onRetry: (paths: readonly string[]) => void;
};

const loadEditor = async () => (await import('./tag-editor')).TagEditor;

/** The name of a tab, with the number of its checks at which something is wrong. */
function tabLabel(
  name: string,
  checks: readonly ShownCheck[],
  { number, lang }: { number: AuditWords['number']; lang: string },
): string {
  const wrong = checks.filter(({ causes }) => causes.length > 0).length;
  return wrong === 0 ? name : name + bracketed(number(wrong), lang);
}

/** What was found: the score, four tabs, what to do first, and what could not be seen. */
export function Results(props: ResultsProps) {
  const { crawl, target, label, known, texts, advice, edits, editing } = props;
  const { results, number } = texts;
  const isOnePage = target !== wholeSite;
  const { site, report } = useMemo(() => {
    const edited = isOnePage ? withEdits(crawl.site, target, edits) : crawl.site;
    const findings = auditSite(edited);
    return {
      site: edited,
      report: isOnePage
        ? pageReport(target, edited, findings, texts)
        : siteReport(edited, findings, texts),
    };
  }, [crawl, target, isOnePage, edits, texts]);
  const page = site.pages.get(target);
  const failures = crawl.failures;
  if (report === undefined) {
    return <FailureList failures={failures} texts={texts} onRetry={props.onRetry} />;
  }
  const count = (severity: 'error' | 'warning') =>
    number(report.causes.filter((cause) => cause.severity === severity).length);
  const shares = { good: number(report.good), all: number(report.counted) };
  const summary = isOnePage
    ? fillTemplate(results.summary, {
        page: label,
        ...shares,
        errors: count('error'),
        warnings: count('warning'),
      })
    : fillTemplate(results.siteSummary, {
        pages: number(site.pages.size),
        ...shares,
        causes: number(report.causes.length),
      });

  function editorOf({ check }: ShownCheck): ReactNode {
    if (page === undefined || (check !== 'title' && check !== 'description')) return null;
    const title = titleOf(page) ?? '';
    const description = descriptionOf(page) ?? '';
    if (editing === check) {
      return (
        <LaterPart
          load={loadEditor}
          label={texts.edit[check]}
          texts={texts}
          takesFocus
          props={{
            tag: check,
            title,
            description,
            url: known.origin + page.url,
            siteName: known.name,
            pageLang: page.lang ?? texts.lang,
            where: whereOf(
              check === 'title' ? 'title-missing' : 'description-missing',
              page,
              'page',
            ),
            texts,
            onSave: (text) => props.onSave(check, text),
            onCancel: () => props.onEdit(undefined),
          }}
        />
      );
    }
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <button
          type="button"
          onClick={() => props.onEdit(check)}
          className="min-h-8 font-semibold text-primary underline underline-offset-4"
        >
          {texts.edit[check]}
        </button>
        {edits[check] === undefined ? null : (
          <>
            <span className="text-muted">{texts.edit.changed}</span>
            <button
              type="button"
              onClick={() => props.onRestore(check)}
              className="min-h-8 font-semibold text-primary underline underline-offset-4"
            >
              {texts.edit.restore}
            </button>
          </>
        )}
      </p>
    );
  }

  return (
    <div className="mt-8 grid gap-12">
      <div>
        <h2 className="sr-only">{results.title}</h2>
        <Score report={report} summary={summary} missing={failures.length} texts={texts} />
      </div>
      <FailureList failures={failures} texts={texts} onRetry={props.onRetry} />
      <Actions
        causes={report.causes}
        site={site}
        texts={texts}
        advice={advice}
        isOnePage={isOnePage}
      />
      <Tabs
        label={results.tabs}
        tabs={keysOf(checkGroups).map((group) => ({
          value: group,
          label: tabLabel(texts.groups[group], report.groups[group], { number, lang: texts.lang }),
          panel: (
            <ul>
              {report.groups[group].map((shown) => (
                <CheckRow
                  key={shown.check}
                  shown={shown}
                  site={site}
                  texts={texts}
                  quoteLang={page?.lang}
                  isOnePage={isOnePage}
                >
                  {editorOf(shown)}
                </CheckRow>
              ))}
            </ul>
          ),
        }))}
      />
    </div>
  );
}
