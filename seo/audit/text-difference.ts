import { diffWords } from 'diff';
import { wordsOf } from '@/lib/text/words';

/** A part of two texts: in both, only in the first, or only in the second. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string };

/** With more differences than this, finding them would take more than a second. */
const maxEdits = 1500;

/**
 * What differs between two texts, word by word.
 * @param lang tag of the language of both, by whose dictionary they are split into words
 * @param context number of words that are shown on each side of a change
 * @returns parts in order; what is the same is cut to its context, with an ellipsis for the rest. Texts that
 *   have little in common are removed and added as a whole
 */
export function textDifference(
  before: string,
  after: string,
  lang: string,
  context: number,
): DifferencePart[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: maxEdits }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }, index): DifferencePart[] => {
    if (removed) return [{ kind: 'removed', text: value }];
    if (added) return [{ kind: 'added', text: value }];
    const starts = wordsOf(value, lang).map((word) => word.index);
    const head = index === 0 ? 0 : context;
    const tail = index === changes.length - 1 ? 0 : context;
    if (starts.length <= head + tail) return [{ kind: 'same', text: value }];
    const rest = tail === 0 ? '' : value.slice(starts.at(-tail));
    return [{ kind: 'same', text: `${value.slice(0, starts[head])}… ${rest}` }];
  });
}
