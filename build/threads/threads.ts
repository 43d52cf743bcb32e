import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Tasks } from './tasks';

type Name = keyof Tasks;
type Page<Task extends Name> = Parameters<Tasks[Task]>[0];
type Result<Task extends Name> = Awaited<ReturnType<Tasks[Task]>>;

/** What a thread is asked to do. */
export type Order = { name: Name; page: never };

/** What a thread answers to an order: what its task has returned, or what went wrong. */
type Answer<Task extends Name> = { result: Result<Task> } | { problem: string };

/** Does a task with each page. @returns the results in the order of the pages */
export type DoAll = <Task extends Name>(
  name: Task,
  pages: readonly Page<Task>[],
) => Promise<Result<Task>[]>;

/** Each loads the whole project, which takes a second of its core: more would cost more than they save. */
const mostThreads = 4;

/** Threads that work on pages side by side, on most machines one for each core. They start with the first task. */
export class Threads {
  private workers: Worker[] = [];

  /**
   * Does a task with each page, whichever thread is free.
   * @returns the results in the order of the pages
   * @throws Error of the first page that fails
   */
  readonly doAll: DoAll = async (name, pages) => {
    while (this.workers.length < Math.min(availableParallelism(), mostThreads)) {
      this.workers.push(new Worker(new URL('./start.mjs', import.meta.url)));
    }
    const results: Result<typeof name>[] = [];
    const left = pages.entries();
    const drain = async (worker: Worker) => {
      for (const [at, page] of left) {
        worker.postMessage({ name, page });
        const answers: Answer<typeof name>[] = await once(worker, 'message');
        for (const answer of answers) {
          if ('problem' in answer) throw new Error(answer.problem);
          results[at] = answer.result;
        }
      }
    };
    await Promise.all(this.workers.map(drain));
    return results;
  };

  /** Ends the threads. */
  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
    this.workers = [];
  }
}
