import { isWord } from '@/lib/text/word-boundary';
import { fold } from '@/lib/text/words';

/** Whether words stand in a text, and not as a part of longer ones; upper and lower case alike. */
export function hasWords(text: string, words: string): boolean {
  const [within, sought] = [fold(text), fold(words)];
  for (let at = within.indexOf(sought); at >= 0; at = within.indexOf(sought, at + 1)) {
    if (isWord(within, at, at + sought.length)) return true;
  }
  return false;
}
