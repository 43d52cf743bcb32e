/** Requests that are under way at the same time: as many as browsers allow one host under HTTP/1.1. */
export const mostRequests = 6;

/** Runs a task when it is its turn, and returns its result. */
export type RequestQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue whose tasks start in their order, six at a time. */
export function requestQueue(): RequestQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < mostRequests) running += 1;
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
