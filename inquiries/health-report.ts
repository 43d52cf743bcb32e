import type { StoreHealth } from './types';

/** All of the health check, for monitors with the token and for the command line. */
export type HealthReport = {
  writable: boolean;
  /** Null where nothing is undelivered. */
  oldestUndeliveredSeconds: number | null;
  /** How many inquiries have a delivery that was given up. */
  failed: number;
  failedReceipts: readonly string[];
  /** How many inquiries are held. */
  held: number;
};

/** What the store says of itself, as it is published. @param now milliseconds since 1970 */
export function healthReport(
  { writable, oldestUndeliveredAt: oldest, failedReceipts, heldCount }: StoreHealth,
  now: number,
): HealthReport {
  const age = oldest === undefined ? null : Math.round((now - oldest) / 1000);
  return {
    writable,
    oldestUndeliveredSeconds: age,
    failed: failedReceipts.length,
    failedReceipts,
    held: heldCount,
  };
}
