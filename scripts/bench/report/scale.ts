/**
 * A round number not below a value, so that axes end at one: a digit, or one and a
 * half, times a power of ten. 1 for 0.
 */
export function roundTop(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor =
    [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value * 0.9999) ?? 10;
  return factor * power;
}

/** A coordinate, to a tenth of a pixel. */
export function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}
