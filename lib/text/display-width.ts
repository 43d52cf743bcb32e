import { eastAsianWidth } from 'get-east-asian-width';

/**
 * Width of a text in columns, as search engines' result pages show it: East Asian wide and full-width
 * characters (UAX #11) count two, all others one.
 */
export function displayWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + eastAsianWidth(character.codePointAt(0) ?? 0),
    0,
  );
}
