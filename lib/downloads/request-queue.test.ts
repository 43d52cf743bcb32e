/** @jest-environment node */
import { maxRequests, requestQueue } from './request-queue';

/** A task and what ends it. */
function task() {
  let end: (value: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: jest.fn(() => ended), end };
}

/** Lets everything happen that waits for nothing else. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('six tasks run at a time, the next one when one has ended', async () => {
  const queue = requestQueue();
  const tasks = Array.from({ length: 9 }, task);
  const begun = () => tasks.filter(({ run }) => run.mock.calls.length > 0).length;
  const results = tasks.map(({ run }) => queue(run));
  await settled();
  expect(maxRequests).toBe(6);
  expect(begun()).toBe(6);
  tasks[3]?.end('fourth');
  await settled();
  expect(begun()).toBe(7);
  expect(tasks[6]?.run).toHaveBeenCalledTimes(1);
  for (const { end } of tasks) end('done');
  expect(await Promise.all(results)).toEqual(
    tasks.map((_, index) => (index === 3 ? 'fourth' : 'done')),
  );
});

test('a task that throws makes room for the next one', async () => {
  const queue = requestQueue();
  const fail = () => Promise.reject(new Error('enough'));
  const failing = Array.from({ length: 6 }, () => queue(fail));
  const next = queue(async () => 'done');
  for (const each of await Promise.allSettled(failing)) expect(each.status).toBe('rejected');
  expect(await next).toBe('done');
});
