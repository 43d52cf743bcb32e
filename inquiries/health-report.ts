import type { Store } from './types';

/** What the health check says to those who may know all of it. */
export type HealthReport = {
  writable: boolean;
  /** Null where nothing waits. */
  oldestUndeliveredSeconds: number | null;
  failed: number;
  failedReceipts: readonly string[];
  held: number;
};

/** @param now milliseconds since 1970 */
export function healthReport(
  { writable, oldestUndelivered, failed, held }: Awaited<ReturnType<Store['health']>>,
  now: number,
): HealthReport {
  const age = oldestUndelivered === undefined ? null : Math.round((now - oldestUndelivered) / 1000);
  return {
    writable,
    oldestUndeliveredSeconds: age,
    failed: failed.length,
    failedReceipts: failed,
    held,
  };
}
