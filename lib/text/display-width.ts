import { isWide } from './wide-characters';

/**
 * Width of a text in columns, as search engines' result pages show it: East Asian wide and full-width
 * characters (UAX #11) count two, all others one.
 */
export function displayWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (isWide(character.codePointAt(0) ?? 0) ? 2 : 1),
    0,
  );
}
