/** Number of characters from the start of a text that count. */
const hashedCharacters = 1000;

/** Starting value and prime of the 64-bit FNV-1a hash (draft-eastlake-fnv), here of code points. */
const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * Short form of the text of a page: pages with the same hash begin with the same text.
 * @param text of the main area alone: what stands before it is on every page
 * @returns 16 hexadecimal digits, the same everywhere; empty for an empty text
 */
export function contentHash(text: string): string {
  if (text === '') return '';
  const hash = [...text].slice(0, hashedCharacters).reduce((bits, character) => {
    const code = BigInt(character.codePointAt(0) ?? 0);
    return BigInt.asUintN(64, (bits ^ code) * prime);
  }, offset);
  return hash.toString(16).padStart(16, '0');
}
