'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { allUrls, type KnownSite } from '@/components/tools/audit/known-site';
import { type DiagnosticTexts, reportTexts } from '@/components/tools/audit/report-texts';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { classNames } from '@/lib/markup/class-names';
import { DiagnosticForm } from './diagnostic-form';
import { RunProgress } from './run-progress';
import { useDiagnosis } from './use-diagnosis';
import { readViewState, type Scope, type View, type ViewState, viewQuery } from './view-state';

type DiagnosticProps = {
  known: KnownSite;
  /** Paths without locale prefix of the pages that are compared at first (spec §9). */
  first: readonly string[];
  locale: Locale;
  texts: DiagnosticTexts;
  cancelText: string;
};

/**
 * The canonical diagnostic (spec §2): reads pages as they are now, compares them, and says what is wrong.
 * Runs on load and when asked to. The address says which pages it is about and which view is open.
 */
export function Diagnostic({ known, first, locale, texts: given, cancelText }: DiagnosticProps) {
  const { lang } = locales[locale];
  const texts = useMemo(() => reportTexts(given, lang), [given, lang]);
  const { run, start, cancel } = useDiagnosis();
  const [isReady, setIsReady] = useState(false);
  /** What is chosen for the next run, and what the last one was about. */
  const [chosen, setChosen] = useState<Scope>('known');
  const [scope, setScope] = useState<Scope>('known');
  const [view, setView] = useState<View>('issues');
  const startButton = useRef<HTMLButtonElement>(null);

  function show(state: ViewState) {
    setScope(state.scope);
    setView(state.view);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + viewQuery(state, search) + hash);
  }

  function jobOf(about: Scope) {
    const isWhole = about === 'all';
    return {
      scope: isWhole ? about : `${about}-${locale}`,
      paths: isWhole ? known.paths : first,
    };
  }

  function begin(state: ViewState) {
    setChosen(state.scope);
    show(state);
    const isWhole = state.scope === 'all';
    start({
      ...jobOf(state.scope),
      crawl: ({ crawlSite }, control) =>
        crawlSite(
          {
            wanted: isWhole ? allUrls(known) : first.map((path) => localizedPath(locale, path)),
            withListed: isWhole,
            origin: known.origin,
            server: location.origin,
            isWhole,
            hidden: new Set(known.hidden),
          },
          control,
        ),
    });
  }

  const beginOnLoad = useEffectEvent(() => {
    setIsReady(true);
    begin(readViewState(location.search));
  });
  useEffect(() => beginOnLoad(), []);

  function retry(paths: readonly string[]) {
    if (run.phase !== 'results') return;
    const before = run.outcome;
    // The buttons of the results go with them, and the focus would go too.
    startButton.current?.focus();
    start({
      ...jobOf(scope),
      before,
      crawl: ({ retryCrawl }, control) => retryCrawl(before.crawl, paths, control),
    });
  }

  const { run: words } = texts.diagnostic;
  const isRunning = run.phase === 'running';
  // What comes below waits out of view: the run begins by itself, and its results are longer.
  const isAwaited = run.phase !== 'idle' || run.end === 'none';
  return (
    <div
      className={classNames(
        'script-only [--table-ground:var(--color-surface)]',
        isAwaited && 'min-h-dvh',
      )}
    >
      <DiagnosticForm
        scope={chosen}
        count={first.length}
        onChoose={setChosen}
        state={isRunning ? 'running' : isReady ? 'ready' : 'waiting'}
        texts={texts}
        cancelText={cancelText}
        startButton={startButton}
        onStart={() => {
          if (!isRunning) begin({ scope: chosen, view });
        }}
        onCancel={() => {
          startButton.current?.focus();
          cancel();
        }}
      />
      {isRunning ? <RunProgress progress={run.progress} scope={scope} texts={texts} /> : null}
      <p role="status" className="mt-4 text-muted empty:mt-0">
        {isRunning ? <span className="sr-only">{words.label}</span> : null}
        {run.phase === 'idle' && run.end !== 'none' ? words[run.end] : null}
        {run.phase === 'results' && run.isCanceled ? words.canceled : null}
        {run.phase === 'results' && !run.isCanceled ? (
          <span className="sr-only">
            {run.outcome.crawl.failures.length === 0 ? words.done : words.partial}
          </span>
        ) : null}
      </p>
      {run.phase === 'results' ? (
        <run.outcome.Results
          outcome={run.outcome}
          isWhole={scope === 'all'}
          view={view}
          texts={texts}
          onView={(next) => show({ scope, view: next })}
          onRetry={retry}
        />
      ) : null}
    </div>
  );
}
