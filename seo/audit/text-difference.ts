import { diffArrays } from 'diff';
import { wordsOf } from '@/lib/text/words';

/** A part of two texts: in both, only in the first, or only in the second. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

/** A part as it is shown: `cut` stands for words that are the same and are left out. */
export type ShownPart = DifferencePart | { kind: 'cut'; text: string };

/** Whether a text has a word in it, or a figure. */
function isWordy(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Words, spaces and punctuation marks of a text, each by itself: joined, they are the text. */
function segmentsOf(text: string, lang: string): string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** More words than this that are not the same: finding out which would take more than a second. */
const mostEdits = 4000;

/**
 * What differs between two texts, by words (Myers, An O(ND) Difference Algorithm, 1986).
 * @param lang tag of the language of both: its dictionary parts the words
 * @returns parts in order, no two of one kind side by side: those that are the same and removed are the
 *   first text, those that are the same and added the second. Of texts that have little in common, all is
 *   removed and added
 */
export function textDifference(before: string, after: string, lang: string): DifferencePart[] {
  const changes = diffArrays(segmentsOf(before, lang), segmentsOf(after, lang), {
    maxEditLength: mostEdits,
  }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  const parts: DifferencePart[] = [];
  let change = { removed: '', added: '' };
  const endChange = () => {
    if (change.removed !== '') parts.push({ kind: 'removed', text: change.removed });
    if (change.added !== '') parts.push({ kind: 'added', text: change.added });
    change = { removed: '', added: '' };
  };
  changes.forEach(({ value, removed, added }, index) => {
    const text = value.join('');
    const isSame = !removed && !added;
    // A space that stays between two changes is part of them: or a new sentence falls to pieces.
    const isJoint = isSame && index > 0 && index < changes.length - 1 && !isWordy(text);
    if (removed || isJoint) change.removed += text;
    if (added || isJoint) change.added += text;
    if (!isSame || isJoint) return;
    endChange();
    parts.push({ kind: 'same', text });
  });
  endChange();
  return parts;
}

/**
 * Cuts what is the same to some words next to each change.
 * @param parts as `textDifference` gives them
 * @param context number of words that are kept on each side of a change
 * @returns with a part for each cut, its text an ellipsis; nothing is cut where that leaves out no word
 */
export function shortened(
  parts: readonly DifferencePart[],
  context: number,
  lang: string,
): ShownPart[] {
  return parts.flatMap((part, index): ShownPart[] => {
    if (part.kind !== 'same') return [part];
    const { text } = part;
    const starts = wordsOf(text, lang).map((word) => word.index);
    // Before the first change there is none to keep words for, nor is there after the last one.
    const head = index === 0 ? 0 : context;
    const tail = index === parts.length - 1 ? 0 : context;
    if (starts.length <= head + tail) return [part];
    const kept = text.slice(0, head === 0 ? 0 : starts[head]);
    const rest = text.slice(0, starts[starts.length - tail]).trimEnd().length;
    const shown: ShownPart[] = [
      { kind: 'same', text: kept },
      { kind: 'cut', text: '…' },
      { kind: 'same', text: tail === 0 ? '' : text.slice(rest) },
    ];
    return shown.filter((piece) => piece.text !== '');
  });
}
