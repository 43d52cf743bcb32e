/** A round number not below a value, so that axes end at one: 1, 2 or 5 times a power of ten; 1 for 0. */
export function roundTop(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find((step) => step * power >= value * 0.9999) ?? 10;
  return factor * power;
}

/** A coordinate, to a tenth of a pixel. */
export function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}
