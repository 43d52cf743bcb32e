/**
 * The value that a share of all does not exceed.
 * @param values in any order
 * @param share from 0 to 1, such as 0.99
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
