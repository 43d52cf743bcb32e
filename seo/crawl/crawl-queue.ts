/** Requests that are under way at the same time: as many as browsers allow one host under HTTP/1.1. */
export const atOnce = 6;

/** Runs a task when it is its turn, and hands on how it ends. */
export type CrawlQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A queue whose tasks start in their order, six at a time. The first one that throws ends it: all that wait
 * then end with the same error and do not start.
 */
export function crawlQueue(): CrawlQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let end: { reason: unknown } | undefined;
  const proceed = () => {
    while (running < atOnce) {
      const start = waiting.shift();
      if (start === undefined) return;
      start();
    }
  };
  return (task) =>
    new Promise((resolve, reject) => {
      const run = async () => {
        running += 1;
        try {
          resolve(await task());
        } catch (reason) {
          end ??= { reason };
          reject(reason);
        }
        running -= 1;
        proceed();
      };
      waiting.push(() => (end === undefined ? void run() : reject(end.reason)));
      proceed();
    });
}
