/** Maximum number of parallel requests: as many as browsers allow per host under HTTP/1.1. */
export const maxRequests = 6;

/** Runs a task when it is its turn, and returns its result. */
export type RequestQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue that starts its tasks in order, at most `maxRequests` at a time. */
export function requestQueue(): RequestQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < maxRequests) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
