/** A true minus sign: formats of languages have a hyphen. */
const minus = '\u2212';

/**
 * A change as the documents print it, its sign in front: `+87,500`, `−2,600`, `0`.
 * @param write how the language writes an amount
 */
export function signedChange(change: number, write: (amount: number) => string): string {
  if (change === 0) return write(0);
  return `${change > 0 ? '+' : minus}${write(Math.abs(change))}`;
}
