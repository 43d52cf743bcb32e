import { useEffect, useReducer, useRef } from 'react';
import type { Crawl, CrawlControl } from '@/seo/crawl/crawl';
import type { CrawlStage } from '@/seo/crawl/crawl-progress';
import { type AuditRun, idleRun, type RunAction, reduceRun, stepTime } from './audit-run';

/** The steps of the work in their order; the rules are the last one. */
const stages: readonly CrawlStage[] = ['pages', 'index', 'targets', 'files'];

/** A crawl, or a part of one that is asked for again. */
export type CrawlTask = (control: CrawlControl) => Promise<Crawl>;

export type Audit = {
  run: AuditRun<Crawl>;
  /** Runs a task, unless one is running. */
  start: (task: CrawlTask) => void;
  cancel: () => void;
};

/**
 * One audit at a time, shown step by step (spec §4). Failures are logged (spec §8); the task reports them
 * besides. Ends with the component.
 */
export function useAudit(): Audit {
  const [run, dispatch] = useReducer<AuditRun<Crawl>, [RunAction<Crawl>]>(reduceRun, idleRun);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const isRunning = run.phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => dispatch({ type: 'tick' }), stepTime);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function start(task: CrawlTask) {
    if (isRunning) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    dispatch({ type: 'start' });
    try {
      const crawl = await task({
        signal,
        onProgress: ({ stage }) => dispatch({ type: 'work', done: stages.indexOf(stage) }),
      });
      if (signal.aborted) return;
      for (const { path, failure } of crawl.failures) console.warn(`${path}: ${failure}`);
      dispatch({ type: 'finish', result: crawl });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      dispatch({ type: 'fail' });
    }
  }

  function cancel() {
    running.current?.abort();
    dispatch({ type: 'cancel' });
  }

  return { run, start, cancel };
}
