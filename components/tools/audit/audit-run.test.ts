/** @jest-environment node */
import { type AuditRun, idleRun, type RunAction, reduceRun, steps } from './audit-run';

type Run = AuditRun<string>;
type Action = RunAction<string>;

const running = (step: number, done: number, result?: string): Run => ({
  phase: 'running',
  step,
  done,
  result,
});

const start: Action = { type: 'start' };
const tick: Action = { type: 'tick' };
const cancel: Action = { type: 'cancel' };
const fail: Action = { type: 'fail' };
const finish: Action = { type: 'finish', result: 'found' };
const work = (done: number): Action => ({ type: 'work', done });

test('an audit goes through five steps to its results, and starts anew', () => {
  let run: Run = reduceRun<string>(idleRun, start);
  const shown: number[] = [];
  run = reduceRun(run, finish);
  while (run.phase === 'running') {
    run = reduceRun(run, tick);
    if (run.phase === 'running') shown.push((run.step / steps) * 100);
  }
  expect(shown).toEqual([20, 40, 60, 80, 100]);
  expect(run).toEqual({ phase: 'results', result: 'found' });
  expect(reduceRun(run, start)).toEqual(running(0, 0));
});

test.each<[string, Run, Action, Run]>([
  ['a step is shown when its work is done', running(1, 2), tick, running(2, 2)],
  ['work is counted', running(0, 1), work(3), running(0, 3)],
  ['the last step takes a result', running(0, 1), work(5), running(0, 4)],
  ['a result is all work', running(2, 3), finish, running(2, 5, 'found')],
  ['the last step is shown', running(4, 5, 'found'), tick, running(5, 5, 'found')],
  ['the results follow it', running(5, 5, 'found'), tick, { phase: 'results', result: 'found' }],
  ['it can be canceled', running(3, 4), cancel, { phase: 'idle', ended: 'canceled' }],
  ['it can fail', running(0, 0), fail, { phase: 'idle', ended: 'failed' }],
])('%s', (_name, run, action, next) => {
  expect(reduceRun(run, action)).toEqual(next);
});

const results: Run = { phase: 'results', result: 'found' };

test.each<[string, Run, Action]>([
  ['no start within a run', running(2, 3), start],
  ['no step ahead of the work', running(2, 2), tick],
  ['no work undone', running(1, 3), work(2)],
  ['no ticks while idle', idleRun, tick],
  ['no work while idle', idleRun, work(1)],
  ['no result while idle', idleRun, finish],
  ['no cancel while idle', idleRun, cancel],
  ['no failure while idle', idleRun, fail],
  ['no ticks after the results', results, tick],
  ['no work after the results', results, work(4)],
  ['no other result after the results', results, { type: 'finish', result: 'other' }],
  ['no cancel after the results', results, cancel],
])('%s', (_name, run, action) => {
  expect(reduceRun(run, action)).toBe(run);
});
