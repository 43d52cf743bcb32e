import { useEffect, useRef, useState } from 'react';
import type { CrawlControl, CrawlStage } from '@/seo/crawl/crawl';

/** Steps of an audit: each adds a fifth to the progress. */
export const steps = 5;

/** How long a step is shown at least, in milliseconds. */
const stepTime = 1000;

/** The stages of the work in their order; applying the rules is the last step. */
const stages: readonly CrawlStage[] = ['pages', 'index', 'targets', 'files'];

type AuditState<Result> =
  | { phase: 'idle'; ended?: 'canceled' | 'failed' }
  | { phase: 'running'; step: number }
  | { phase: 'results'; result: Result };

/** One audit at a time, shown step by step; a new one ends the one before. Ends with the component. */
export function useAudit<Result>() {
  const [state, setState] = useState<AuditState<Result>>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(task: (control: CrawlControl) => Promise<Result>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    /** Number of steps whose work is done. */
    let done = 0;

    async function work() {
      const onProgress: CrawlControl['onProgress'] = ({ stage }) => {
        done = Math.max(done, stages.indexOf(stage));
      };
      const result = await task({ signal, onProgress });
      done = steps;
      return result;
    }

    /** Shows one step after the other, none ahead of the work. */
    async function showSteps() {
      let step = 0;
      while (step <= steps) {
        setState({ phase: 'running', step });
        await new Promise((resolve) => setTimeout(resolve, stepTime));
        signal.throwIfAborted();
        if (step < done || step === steps) step += 1;
      }
    }

    try {
      const [result] = await Promise.all([work(), showSteps()]);
      setState({ phase: 'results', result });
    } catch (error) {
      if (signal.aborted) return;
      controller.abort();
      console.error(error);
      setState({ phase: 'idle', ended: 'failed' });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ phase: 'idle', ended: 'canceled' });
  }

  return { state, start, cancel };
}
