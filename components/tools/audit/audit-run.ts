/** Steps of an audit: each shows a fifth more (spec §4: 20/40/60/80/100 %). */
export const steps = 5;

/** How long a step is shown at least, in milliseconds (spec §4: one second each). */
export const stepTime = 1000;

/**
 * Where an audit is (spec §4): idle, running, results. `step` is what is shown, `done` what the work has
 * come to: the one follows the other, a step a second at most.
 */
export type AuditRun<Result> =
  | { phase: 'idle'; ended: 'canceled' | 'failed' | undefined }
  | { phase: 'running'; step: number; done: number; result: Result | undefined }
  | { phase: 'results'; result: Result };

export type RunAction<Result> =
  | { type: 'start' | 'tick' | 'cancel' | 'fail' }
  | { type: 'work'; done: number }
  | { type: 'finish'; result: Result };

/**
 * What an audit becomes. What is not allowed leaves it as it is, the same object: work or ticks without a
 * run, a start within one, a cancel after one.
 */
export function reduceRun<Result>(
  run: AuditRun<Result>,
  action: RunAction<Result>,
): AuditRun<Result> {
  if (action.type === 'start') {
    // A rerun keeps nothing of the run before: what is on screen is what was measured last.
    return run.phase === 'running'
      ? run
      : { phase: 'running', step: 0, done: 0, result: undefined };
  }
  if (run.phase !== 'running') return run;
  switch (action.type) {
    case 'tick':
      // The last step is shown, too, before the results take its place.
      if (run.step === steps && run.result !== undefined) {
        return { phase: 'results', result: run.result };
      }
      return run.step < run.done ? { ...run, step: run.step + 1 } : run;
    case 'work': {
      // The last step is done when there is a result, and work is never undone.
      const done = Math.min(action.done, steps - 1);
      return done > run.done ? { ...run, done } : run;
    }
    case 'finish':
      return { ...run, done: steps, result: action.result };
    case 'cancel':
      return { phase: 'idle', ended: 'canceled' };
    case 'fail':
      return { phase: 'idle', ended: 'failed' };
  }
}

/** The run before anybody started one. */
export const idleRun: AuditRun<never> = { phase: 'idle', ended: undefined };
