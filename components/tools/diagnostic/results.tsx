import { FailureList } from '@/components/tools/audit/failure-list';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { LazyPart } from '@/components/tools/lazy-part';
import { Tabs } from '@/components/ui/tabs';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { ChangesNote } from './changes-note';
import { isDuplicate } from './duplicates';
import { IssueList } from './issue-list';
import { laterViews, loadActions } from './later-views';
import { RunSummary } from './run-summary';
import { SaveResults } from './save-results';
import type { Outcome } from './use-diagnosis';
import { type View, viewNames } from './view-state';

type ResultsProps = {
  outcome: Outcome;
  /** Whether it is about all pages. */
  isWhole: boolean;
  view: View;
  texts: DiagnosticWords;
  onView: (view: View) => void;
  onRetry: (paths: readonly string[]) => void;
};

/** How much a view has to tell that is wrong; of those that tell of all pages, nothing. */
function countOf(view: View, { causes, languages, findings }: Diagnosis): number {
  switch (view) {
    case 'issues':
      return causes.length;
    case 'languages':
      return languages.flatMap(({ cells }) => cells).filter(({ status }) => status === 'error')
        .length;
    case 'duplicates':
      return findings.filter(isDuplicate).length;
    default:
      return 0;
  }
}

/** What was found: a sentence and figures, what did not arrive, what has changed, and six views of it. */
export function Results({ outcome, isWhole, view, texts, onView, onRetry }: ResultsProps) {
  const { crawl, diagnosis } = outcome;
  const { causes } = diagnosis;
  const { views } = texts.diagnostic;

  // Views that are not open would cost time with some hundred pages.
  function panelOf(name: View) {
    if (name !== view) return null;
    switch (name) {
      case 'issues':
        return <IssueList diagnosis={diagnosis} texts={texts} />;
      case 'recommendations':
        return (
          <LazyPart
            key={name}
            load={() => loadActions(texts.advice)}
            props={{ causes, texts, isOnePage: false }}
            label={views[name]}
            texts={texts}
          />
        );
      default:
        return (
          <LazyPart
            key={name}
            load={() => laterViews[name](texts.advice)}
            props={{ diagnosis, isWhole, texts }}
            label={views[name]}
            texts={texts}
          />
        );
    }
  }

  function labelOf(name: View): string {
    const label = views[name];
    const count = countOf(name, diagnosis);
    return count === 0
      ? label
      : fillTemplate(views.counted, { view: label, count: texts.number(count) });
  }

  return (
    <div className="mt-8 grid grid-cols-1 gap-8 sm:gap-10">
      <RunSummary crawl={crawl} diagnosis={diagnosis} texts={texts} />
      <FailureList failures={crawl.failures} texts={texts} onRetry={onRetry} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <ChangesNote outcome={outcome} texts={texts} />
        <SaveResults diagnosis={diagnosis} texts={texts} />
      </div>
      <Tabs
        label={views.label}
        active={view}
        onActivate={onView}
        tabs={viewNames.map((name) => ({
          value: name,
          label: labelOf(name),
          panel: panelOf(name),
        }))}
      />
    </div>
  );
}
