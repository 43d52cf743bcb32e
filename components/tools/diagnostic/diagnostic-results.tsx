import type { ReactNode } from 'react';
import { Actions } from '@/components/tools/actions';
import { FailureList } from '@/components/tools/failure-list';
import { FindingGroupRow } from '@/components/tools/finding-group-row';
import { LazyPart } from '@/components/tools/lazy-part';
import { loadAdvice } from '@/components/tools/load-advice';
import { Tabs } from '@/components/ui/tabs';
import { ChangesNote } from './changes-note';
import { GroupedList } from './grouped-list';
import type { ViewProps } from './run-diagnosis';
import { RunSummary } from './run-summary';
import { SaveResults } from './save-results';
import { type View, viewNames } from './view-state';

/** Views other than the first one: loaded when they are opened, with the advice that they show. */
const lazyViews: Readonly<
  Record<Exclude<View, 'issues'>, (advicePath: string) => Promise<(props: ViewProps) => ReactNode>>
> = {
  recommendations: async (advicePath) => {
    const advice = await loadAdvice(advicePath);
    return ({ outcome: { findingGroups }, texts }) => (
      <Actions findingGroups={findingGroups} texts={texts} advice={advice} isOnePage={false} />
    );
  },
  pages: async () => (await import('./page-cards')).PageCards,
  languages: async (advicePath) => {
    const [{ LanguageTable }, advice] = await Promise.all([
      import('./language-table'),
      loadAdvice(advicePath),
    ]);
    return (props) => <LanguageTable {...props} advice={advice} />;
  },
  links: async () => (await import('./link-view')).LinkView,
  duplicates: async () => (await import('./duplicate-list')).DuplicateList,
};

type DiagnosticResultsProps = ViewProps & {
  view: View;
  onView: (view: View) => void;
  onRetry: (paths: readonly string[]) => void;
};

/** The results of a run: summary, failures, changes since the last run, downloads, and six views. */
export function DiagnosticResults(props: DiagnosticResultsProps) {
  const { view, onView, onRetry, outcome, texts } = props;
  const { crawl, findingGroups, languages, duplicates } = outcome;
  const { views } = texts.diagnostic;
  const cells = languages.flatMap((row) => row.cells);
  /** Numbers of findings in the tabs of views that list only these. */
  const counts: Readonly<Partial<Record<View, number>>> = {
    issues: findingGroups.length,
    languages: cells.filter(({ status }) => status === 'error').length,
    duplicates: Object.values(duplicates).flat().length,
  };
  const openView =
    view === 'issues' ? (
      <IssueList {...props} />
    ) : (
      <LazyPart load={() => lazyViews[view](texts.advicePath)} label={views[view]} texts={texts}>
        {(Open) => <Open {...props} />}
      </LazyPart>
    );
  const tabs = viewNames.map((name) => {
    const count = counts[name] ?? 0;
    return {
      value: name,
      label: count > 0 ? texts.fill(views.counted, { view: views[name], count }) : views[name],
      // Views that are not open would cost time with some hundred pages.
      panel: name === view ? openView : null,
    };
  });
  return (
    <div id="tool-results" className="mt-8 grid grid-cols-1 gap-8 sm:gap-10">
      <RunSummary {...props} />
      <FailureList failures={crawl.failures} texts={texts} onRetry={onRetry} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_auto]">
        <ChangesNote {...props} />
        <SaveResults {...props} />
      </div>
      <Tabs label={views.label} active={view} onActivate={onView} tabs={tabs} />
    </div>
  );
}

function IssueList({ outcome: { findingGroups }, texts }: ViewProps) {
  const { critical, noCritical, warnings, noWarnings, note } = texts.diagnostic.issues;
  const rows = (isError: boolean) =>
    findingGroups
      .filter(({ severity }) => (severity === 'error') === isError)
      .map((group) => (
        <FindingGroupRow key={group.id} group={group} texts={texts} isOnePage={false} />
      ));
  return (
    <GroupedList
      note={findingGroups.length > 0 ? note : undefined}
      groups={[
        { id: 'critical', title: critical, items: rows(true), none: noCritical },
        { id: 'warnings', title: warnings, items: rows(false), none: noWarnings },
      ]}
    />
  );
}
