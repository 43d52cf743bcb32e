/**
 * Boundaries between narrow and wide characters, delta-encoded in base 36: wide are the classes W and F of Unicode's
 * `EastAsianWidth.txt` (UAX #11). A library would bring the other classes too, and browsers load this. The test
 * compares every character with one.
 */
export const encodedBoundaries =
  '3cw 2o 3i2 2 d 2 5a 4 3 1 2 1 eh 2 l 2 q 8 g c 17 1 a 6 3 1 d 1 8 2 h 2 5 2 8 1 5 1 l 1 7 2 1 1 4 1 2 1 7 1 4 2 s 1 z 1 1 1 4 3 1 1 1p 3 o 1 e 1 nv 2 1f 1 4 1 mi q 1 2h c 5y q 27 2 2e 2 2v 5 17 1 2m 1 2e 9 1c 1 14 8 mkd 3 1j wp t hv 8mc 6l8 e8 ls a m z 1 j 1 4 45 2o 3j 7 m49 5 b 7 9 5p7 10 y 2n 37 d pe e 1f 5y5 4 1 7 1 2 1 89 9 1 t 3 2 1 e 5 7 b0 6bo 2f 9 n 5n1 1 5m 1 5a 1 2 a j 1 29 3 d 18 4 9 7 2 e 6 4a x c 9 1 1y 1 m c 17 4 5 c h 3 1 3 1z 1 1 1 57 2 1r d 4 1 o i 1 q 2 d 1 2e 2d 1c 1y 6 1 3 3 2 5 2 4 b 2 7 9 65 1 5 c 4 1 7v 1b 1 a 1 55 34 d 3 1z 1 1 3 i 1 d 3 c zp 1eke 2 1eke';

const boundaries = encodedBoundaries.split(' ').reduce<number[]>((all, distance) => {
  all.push((all.at(-1) ?? 0) + Number.parseInt(distance, 36));
  return all;
}, []);

/** Whether a code point is East Asian wide or full-width. */
export function isWide(codePoint: number): boolean {
  const next = boundaries.findIndex((boundary) => boundary > codePoint);
  // Characters before the first boundary are narrow, and those after the last.
  return next % 2 === 1;
}

/** Width in columns, of a terminal or a search result: East Asian wide and full-width characters (UAX #11) count two. */
export function displayWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (isWide(character.codePointAt(0) ?? 0) ? 2 : 1),
    0,
  );
}
