import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from './free-port';
import { lighthouseLibrary } from './lighthouse-library';
import { figuresOf } from './lighthouse-report';
import type { Figures, Method } from './measured';
import { openBrowser } from './open-browser';

/** Lighthouse, ready to measure. */
export type Lighthouse = {
  /** Measures a page once. @throws Error when it fails twice */
  measure: (url: string, method: Method) => Promise<Figures>;
  stop: () => void;
};

/** No page takes longer than this, in milliseconds. */
const patience = 180_000;

const answer = z.union([z.object({ error: z.string() }), z.object({ report: z.unknown() })]);

async function startWorker(library: string): Promise<ChildProcess> {
  const worker = fork(path.resolve('scripts/bench/lighthouse-worker.mjs'), [library], {
    execArgv: [],
    // Its warnings would stand among the figures.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(() => {
      throw new Error('Lighthouse did not start.');
    }),
  ]);
  return worker;
}

/** Asks the worker for one report. @throws Error when it fails, or does not answer in time */
async function report(worker: ChildProcess, order: object, url: string): Promise<unknown> {
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => ended.abort(), patience);
  const exited = once(worker, 'exit', { signal }).then(() => {
    throw new Error(`Lighthouse ended at ${url}.`);
  });
  try {
    const answered = once(worker, 'message', { signal });
    worker.send(order);
    const [message] = await Promise.race([answered, exited]);
    const said = answer.parse(message);
    if ('error' in said) throw new Error(`Lighthouse at ${url}: ${said.error}`);
    return said.report;
  } finally {
    clearTimeout(timer);
    // Whichever still waits has nothing to say any more.
    exited.catch(() => undefined);
    ended.abort();
  }
}

/** Each run has a browser of its own, which knows nothing of the one before: that takes a third of a second. */
async function measureOnce(worker: ChildProcess, url: string, method: Method): Promise<Figures> {
  const port = await freePort();
  // Without WebMCP it does not look at what forms tell agents.
  const flags = [`--remote-debugging-port=${port}`, '--enable-features=WebMCP'];
  const browser = await openBrowser(flags);
  try {
    return figuresOf(await report(worker, { url, port, method }, url), url);
  } finally {
    await browser.close();
  }
}

/**
 * Starts Lighthouse: one process for all runs.
 * @throws Error when it cannot be fetched or started
 */
export async function startLighthouse(): Promise<Lighthouse> {
  const library = lighthouseLibrary();
  let worker = await startWorker(library);
  return {
    measure: async (url, method) => {
      try {
        return await measureOnce(worker, url, method);
      } catch (error) {
        // A busy machine fails now and then.
        console.error(`Once more: ${error instanceof Error ? error.message : error}`);
        worker.kill();
        worker = await startWorker(library);
        return await measureOnce(worker, url, method);
      }
    },
    stop: () => worker.kill(),
  };
}
