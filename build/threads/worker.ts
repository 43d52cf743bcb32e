/** What a thread of `threads.ts` runs: it answers each order with what its task has returned. */
import { parentPort } from 'node:worker_threads';
import { tasks } from './tasks';
import type { Order } from './threads';

// Each name has its own kind of page: what is ordered by it is known to fit.
const byName: Readonly<Record<string, (page: never) => unknown>> = tasks;

parentPort?.on('message', async ({ name, page }: Order) => {
  try {
    parentPort?.postMessage({ result: await byName[name]?.(page) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
