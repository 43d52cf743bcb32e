/** @jest-environment node */
import { atOnce, crawlQueue } from './crawl-queue';

/** A task that ends when it is told to. */
function task() {
  let end: (value: string) => void = () => {};
  let fail: (reason: Error) => void = () => {};
  const ended = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: jest.fn(() => ended), end, fail };
}

/** Lets everything happen that waits for nothing else. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function begun(tasks: readonly ReturnType<typeof task>[]): number {
  return tasks.filter(({ run }) => run.mock.calls.length > 0).length;
}

test('six tasks run at a time, the next one when one has ended', async () => {
  const queue = crawlQueue();
  const tasks = Array.from({ length: 9 }, task);
  const results = tasks.map(({ run }) => queue(run));
  await settled();
  expect(atOnce).toBe(6);
  expect(begun(tasks)).toBe(6);
  tasks[3]?.end('fourth');
  await settled();
  expect(begun(tasks)).toBe(7);
  expect(tasks[6]?.run).toHaveBeenCalledTimes(1);
  for (const { end } of tasks) end('done');
  expect(await Promise.all(results)).toEqual(
    tasks.map((_, index) => (index === 3 ? 'fourth' : 'done')),
  );
});

test('a task may begin one that comes later', async () => {
  const queue = crawlQueue();
  expect(await queue(async () => 'first')).toBe('first');
  expect(await queue(async () => 'second')).toBe('second');
});

test('the first task that throws ends the queue: what waits does not start', async () => {
  const queue = crawlQueue();
  const tasks = Array.from({ length: 9 }, task);
  const results = tasks.map(({ run }) => queue(run));
  const all = Promise.allSettled(results);
  tasks[0]?.fail(new Error('enough'));
  tasks[1]?.fail(new Error('too late'));
  for (const { end } of tasks.slice(2)) end('done');
  const ends = (await all).map((result) =>
    result.status === 'rejected' ? result.reason.message : result.value,
  );
  expect(ends).toEqual([
    'enough',
    'too late',
    ...Array(4).fill('done'),
    ...Array(3).fill('enough'),
  ]);
  expect(begun(tasks)).toBe(6);
  await expect(queue(async () => 'later')).rejects.toThrow('enough');
});
