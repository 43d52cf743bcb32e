'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { ProgressBar } from '@/components/tools/progress-bar';
import { type DiagnosticTexts, withFormatting } from '@/components/tools/report-texts';
import { RunForm } from '@/components/tools/run-form';
import { useRun } from '@/components/tools/use-run';
import { classNames } from '@/lib/markup/class-names';
import type { DiagnosedSite, DiagnosisOutcome, RunProgress, ViewProps } from './run-diagnosis';
import { initialState, readViewState, type Scope, type ViewState, viewUrl } from './view-state';

/** Start and end of each step on the progress bar, in percent: about its share of the time. */
const spans = {
  main: {
    pages: [0, 15],
    crawlerFiles: [15, 20],
    targets: [20, 60],
    files: [60, 95],
    rules: [95, 100],
  },
  all: {
    crawlerFiles: [0, 2],
    pages: [2, 70],
    targets: [70, 80],
    files: [80, 95],
    rules: [95, 100],
  },
} as const;

type DiagnosticProps = DiagnosedSite & { texts: DiagnosticTexts; cancelText: string };

/** An outcome with the component that shows it. */
type Shown = {
  outcome: DiagnosisOutcome;
  DiagnosticResults: typeof import('./diagnostic-results').DiagnosticResults;
};

/** The canonical diagnostic, on load and when asked to. The URL says which pages it is about, and the open view. */
export function Diagnostic({ texts: given, cancelText, ...site }: DiagnosticProps) {
  const { locale } = site;
  const texts = useMemo(() => withFormatting(given, locale), [given, locale]);
  const runner = useRun<RunProgress, Shown>();
  const { phase, end, progress, result } = runner.run;
  const [{ scope, view }, setState] = useState(initialState);
  /** What is chosen for the next run, if it is not what the last one was about. */
  const [choice, setChoice] = useState<Scope>();
  const chosen = choice ?? scope;
  const { run: words } = texts.diagnostic;
  const hasStopped = end === 'canceled' || end === 'failed';
  const isPartial = end === 'done' && result?.outcome.crawl.failures.length !== 0;

  function show(next: ViewState) {
    setState(next);
    history.replaceState(history.state, '', viewUrl(next));
  }

  function start(next: Scope, previous?: Shown, missing: readonly string[] = []) {
    runner.start(async (control) => {
      // Loaded when a run begins, and not with the page.
      const [{ runDiagnosis }, { DiagnosticResults }] = await Promise.all([
        import('./run-diagnosis'),
        import('./diagnostic-results'),
      ]);
      control.signal.throwIfAborted();
      const retry = previous && { ...previous.outcome, paths: missing };
      return { outcome: await runDiagnosis(site, next, control, retry), DiagnosticResults };
    }, previous);
  }

  function begin(next: ViewState) {
    show(next);
    start(next.scope);
  }

  const beginOnLoad = useEffectEvent(() => begin(readViewState(location.search)));
  useEffect(() => beginOnLoad(), []);

  return (
    <div
      data-starts-after={0}
      className={classNames(
        'script-only [--table-ground:var(--color-surface)]',
        // Keeps what is below out of view, so that the results do not shift it.
        (!hasStopped || result !== undefined) && 'min-h-dvh',
      )}
    >
      <RunForm
        id="diagnostic-what"
        label={words.what}
        chosen={chosen}
        onChoose={(value) => setChoice(value === 'all' ? 'all' : 'main')}
        runner={runner}
        startText={words.again}
        cancelText={cancelText}
        onStart={() => begin({ scope: chosen, view })}
      >
        <option value="main">{texts.fill(words.main, { count: site.mainPaths.length })}</option>
        <option value="all">{words.all}</option>
      </RunForm>
      {phase === 'running' ? <Progress progress={progress} scope={scope} texts={texts} /> : null}
      <p role="status" className={hasStopped ? 'mt-4 text-muted' : 'sr-only'}>
        {phase === 'running' ? words.label : null}
        {end !== undefined ? words[isPartial ? 'partial' : end] : null}
      </p>
      {result === undefined ? null : (
        <result.DiagnosticResults
          outcome={result.outcome}
          view={view}
          texts={texts}
          onView={(next) => show({ scope, view: next })}
          onRetry={(paths) => start(scope, result, paths)}
        />
      )}
    </div>
  );
}

type ProgressProps = Pick<ViewProps, 'texts'> & { progress?: RunProgress; scope: Scope };

function Progress({ progress, scope, texts }: ProgressProps) {
  const { label, steps, percent, progress: counted } = texts.diagnostic.run;
  const [from, to] = progress ? spans[scope][progress.stage] : ([0, 0] as const);
  const share = progress ? progress.done / progress.total : 0;
  const value = Math.round(from + (to - from) * share);
  return (
    <div className="mt-8">
      <ProgressBar label={label} value={value} text={texts.fill(percent, { percent: value })} />
      <p className="mt-2 flex min-h-7 flex-wrap justify-between gap-x-6 text-muted">
        <span>{progress && steps[progress.stage]}</span>
        {progress && progress.stage !== 'rules' ? (
          <span className="tabular-figures">
            {texts.fill(counted, { done: progress.done, total: progress.total })}
          </span>
        ) : null}
      </p>
    </div>
  );
}
