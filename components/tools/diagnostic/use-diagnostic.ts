import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DiagnosedSite, Outcome, RunProgress } from './run-diagnosis';
import { initialState, readViewState, type Scope, type ViewState, viewQuery } from './view-state';

/** An outcome with the component that shows it, which is loaded when a run begins. */
type Shown = { outcome: Outcome; Results: typeof import('./engine').Results };

type DiagnosticRun =
  | { phase: 'waiting' }
  | { phase: 'running'; progress: RunProgress | undefined; before: Shown | undefined }
  | { phase: 'ended'; end: 'done' | 'partial' | 'canceled' | 'failed'; shown: Shown | undefined };

/**
 * The state of the diagnostic: one run at a time, the first one on load, with the pages and the view that the
 * address names and follows. Runs are logged where they fail, and end with the component.
 */
export function useDiagnostic(site: DiagnosedSite) {
  const [run, setRun] = useState<DiagnosticRun>({ phase: 'waiting' });
  const [state, setState] = useState(initialState);
  const running = useRef<AbortController>(undefined);

  function show(next: ViewState) {
    setState(next);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + viewQuery(next, search) + hash);
  }

  async function start(scope: Scope, before?: Shown, missing: readonly string[] = []) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (progress?: RunProgress) => {
      if (!signal.aborted) setRun({ phase: 'running', progress, before });
    };
    onProgress();
    try {
      const { runDiagnosis, Results } = await import('./engine');
      signal.throwIfAborted();
      const retry = before && { before: before.outcome, paths: missing };
      const outcome = await runDiagnosis(site, scope, { signal, onProgress }, retry);
      if (signal.aborted) return;
      const end = outcome.crawl.failures.length === 0 ? 'done' : 'partial';
      setRun({ phase: 'ended', end, shown: { outcome, Results } });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setRun({ phase: 'ended', end: 'failed', shown: undefined });
    }
  }

  function begin(next: ViewState) {
    show(next);
    start(next.scope);
  }

  const beginOnLoad = useEffectEvent(() => begin(readViewState(location.search)));
  useEffect(() => {
    beginOnLoad();
    return () => running.current?.abort();
  }, []);

  return {
    run,
    ...state,
    show,
    begin,
    /** Asks again for paths that did not arrive. */
    retry(paths: readonly string[]) {
      if (run.phase === 'ended') start(state.scope, run.shown, paths);
    },
    /** Ends the run. The results that a retry was to complete come back. */
    cancel() {
      running.current?.abort();
      if (run.phase === 'running') setRun({ phase: 'ended', end: 'canceled', shown: run.before });
    },
  };
}
