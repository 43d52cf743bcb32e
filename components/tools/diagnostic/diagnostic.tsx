'use client';

import { useMemo, useRef, useState } from 'react';
import {
  type DiagnosticTexts,
  type DiagnosticWords,
  reportTexts,
} from '@/components/tools/audit/report-texts';
import { ProgressBar } from '@/components/tools/progress-bar';
import { RunForm } from '@/components/tools/run-form';
import { locales } from '@/i18n/locales';
import { classNames } from '@/lib/markup/class-names';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { DiagnosedSite, RunProgress } from './run-diagnosis';
import { useDiagnostic } from './use-diagnostic';
import type { Scope } from './view-state';

/** From where to where the bar goes in each step, in percent: about the time that it takes. */
const spans = {
  known: { pages: [0, 15], index: [15, 20], targets: [20, 60], files: [60, 95], rules: [95, 100] },
  all: { index: [0, 2], pages: [2, 70], targets: [70, 80], files: [80, 95], rules: [95, 100] },
} as const;

type DiagnosticProps = DiagnosedSite & { texts: DiagnosticTexts; cancelText: string };

/**
 * The canonical diagnostic: reads pages as they are now, compares them, and reports what is wrong. Runs on
 * load and when asked to. The address says which pages it is about and which view is open.
 */
export function Diagnostic({ texts: given, cancelText, ...site }: DiagnosticProps) {
  const { lang } = locales[site.locale];
  const texts = useMemo(() => reportTexts(given, lang), [given, lang]);
  const { run, scope, view, show, begin, retry, cancel } = useDiagnostic(site);
  /** What is chosen for the next run, if it is not what the last one was about. */
  const [choice, setChoice] = useState<Scope>();
  const chosen = choice ?? scope;
  const startButton = useRef<HTMLButtonElement>(null);
  const { run: words } = texts.diagnostic;
  const isRunning = run.phase === 'running';
  const shown = run.phase === 'ended' ? run.shown : undefined;
  const hasStopped = run.phase === 'ended' && (run.end === 'canceled' || run.end === 'failed');
  return (
    <div
      className={classNames(
        'script-only [--table-ground:var(--color-surface)]',
        // What comes below waits out of view for results, which are longer.
        (!hasStopped || shown !== undefined) && 'min-h-dvh',
      )}
    >
      <RunForm
        id="diagnostic-what"
        label={words.what}
        chosen={chosen}
        onChoose={(value) => setChoice(value === 'all' ? 'all' : 'known')}
        startText={words.again}
        cancelText={cancelText}
        startButton={startButton}
        state={run.phase === 'ended' ? 'ready' : run.phase}
        onStart={() => {
          if (!isRunning) begin({ scope: chosen, view });
        }}
        onCancel={() => {
          startButton.current?.focus();
          cancel();
        }}
      >
        <option value="known">
          {fillTemplate(words.known, { count: texts.number(site.first.length) })}
        </option>
        <option value="all">{words.all}</option>
      </RunForm>
      {isRunning ? <Progress progress={run.progress} scope={scope} texts={texts} /> : null}
      <p role="status" className={hasStopped ? 'mt-4 text-muted' : 'sr-only'}>
        {isRunning ? words.label : null}
        {run.phase === 'ended' ? words[run.end] : null}
      </p>
      {shown === undefined ? null : (
        <shown.Results
          outcome={shown.outcome}
          view={view}
          texts={texts}
          onView={(next) => show({ scope, view: next })}
          onRetry={(paths) => {
            // The buttons of the results go with them, and the focus would go too.
            startButton.current?.focus();
            retry(paths);
          }}
        />
      )}
    </div>
  );
}

type ProgressProps = { progress?: RunProgress; scope: Scope; texts: DiagnosticWords };

/** How far a run is: a bar for all of it, and the current step, counted. */
function Progress({ progress, scope, texts }: ProgressProps) {
  const { label, steps, percent, progress: counted } = texts.diagnostic.run;
  const [from, to] = progress ? spans[scope][progress.stage] : ([0, 0] as const);
  const value = progress && Math.round(from + ((to - from) * progress.done) / progress.total);
  return (
    <div className="mt-8">
      <ProgressBar
        label={label}
        value={value || undefined}
        text={fillTemplate(percent, { percent: texts.number(value ?? 0) })}
      />
      <p className="mt-2 flex min-h-7 flex-wrap justify-between gap-x-6 text-muted">
        <span>{progress && steps[progress.stage]}</span>
        {progress && progress.stage !== 'rules' ? (
          <span className="tabular-nums">
            {fillTemplate(counted, {
              done: texts.number(progress.done),
              total: texts.number(progress.total),
            })}
          </span>
        ) : null}
      </p>
    </div>
  );
}
