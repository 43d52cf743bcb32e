import { fnv1a } from '@/lib/text/fnv1a';

/** Number of characters from the start of a text that count (spec §9). */
const hashedCharacters = 1000;

/**
 * What a page says, in short (spec §3): pages with the same hash begin with the same text.
 * @param text of the main area alone: what stands before it is on every page
 * @returns 16 hexadecimal digits, the same everywhere; empty for an empty text
 */
export function contentHash(text: string): string {
  if (text === '') return '';
  const { high, low } = fnv1a([...text].slice(0, hashedCharacters).join(''));
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
