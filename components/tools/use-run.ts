import { useEffect, useRef, useState } from 'react';

type Run<Progress, Result> = {
  /** Waiting until it is hydrated. */
  phase: 'waiting' | 'ready' | 'running';
  /** Of the last run; undefined before the first one. */
  end?: 'done' | 'canceled' | 'failed';
  /** Undefined until the run reports some. */
  progress?: Progress | undefined;
  /** Of the last run, or of the one that a canceled retry was to complete. */
  result?: Result | undefined;
};

export type RunControl<Progress> = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
};

export type Runner<Progress, Result> = ReturnType<typeof useRun<Progress, Result>>;

/** One run of a tool at a time; a new one ends the one before, and all end with the component. Logs failures. */
export function useRun<Progress, Result>() {
  const [run, setRun] = useState<Run<Progress, Result>>({ phase: 'waiting' });
  const running = useRef<AbortController>(undefined);
  const previous = useRef<Result>(undefined);
  const startButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setRun({ phase: 'ready' });
    return () => running.current?.abort();
  }, []);

  /** @param completed the result that comes back if this run is canceled */
  async function start(
    task: (control: RunControl<Progress>) => Promise<Result>,
    completed?: Result,
  ): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    previous.current = completed;
    const { signal } = controller;
    const onProgress = (progress?: Progress) => {
      if (!signal.aborted) setRun({ phase: 'running', progress });
    };
    // The pressed button may go with the results, and the focus with it. A run that starts on load takes no focus.
    if (run.phase !== 'waiting') startButton.current?.focus();
    onProgress();
    try {
      const result = await task({ signal, onProgress });
      if (!signal.aborted) setRun({ phase: 'ready', end: 'done', result });
    } catch (error) {
      if (signal.aborted) return;
      controller.abort();
      console.error(error);
      setRun({ phase: 'ready', end: 'failed' });
    }
  }

  function cancel() {
    running.current?.abort();
    setRun({ phase: 'ready', end: 'canceled', result: previous.current });
  }

  return { run, start, cancel, startButton };
}
