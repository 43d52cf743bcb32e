import { useEffect, useRef, useState } from 'react';
import type { Analyzed, LinkRequest } from './analyze-links';

/** How long an analysis is shown at least, in milliseconds (spec §4: two seconds). */
export const analysisTime = 2000;

/** Where an analysis is (spec §4): idle, analyzing, list. */
export type AnalysisState =
  | { phase: 'idle'; end: 'none' | 'canceled' | 'failed' }
  | { phase: 'analyzing'; done: number; total: number }
  | { phase: 'list'; analysis: Analyzed };

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * One analysis at a time, with all that it needs loaded when the first one begins. Failures are logged
 * (spec §8). Ends with the component.
 */
export function useLinkAnalysis() {
  const [state, setState] = useState<AnalysisState>({ phase: 'idle', end: 'none' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(request: LinkRequest) {
    if (state.phase === 'analyzing') return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'analyzing', done: 0, total: 0 });
    const analyze = async () => {
      const { analyzeLinks } = await import('./analyze-links');
      signal.throwIfAborted();
      return analyzeLinks(request, {
        signal,
        onProgress: (done, total) => {
          if (!signal.aborted) setState({ phase: 'analyzing', done, total });
        },
      });
    };
    try {
      const [analysis] = await Promise.all([analyze(), wait(analysisTime)]);
      if (signal.aborted) return;
      for (const { path, failure } of analysis.failures) console.warn(`${path}: ${failure}`);
      setState({ phase: 'list', analysis });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState({ phase: 'idle', end: 'failed' });
    }
  }

  function cancel() {
    running.current?.abort();
    setState((now) => (now.phase === 'analyzing' ? { phase: 'idle', end: 'canceled' } : now));
  }

  return { state, start, cancel };
}
