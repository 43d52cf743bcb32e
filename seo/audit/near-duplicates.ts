import { fold } from '@/lib/text/words';
import type { ParsedPage } from './parsed-page';

/** From this similarity on, two pages are near duplicates. */
const minSimilarity = 0.9;

/** Shorter texts are not compared: a form with a sentence is alike on every page. */
const minWords = 50;

/** A word counts as common where it stands in a run of this many words that the other text has too. */
const runSize = 5;

/** Pairs that share less are not compared: where every tenth word differs, half of the runs are the same. */
const minSharedRuns = 0.25;

const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/**
 * A word, or a character of a script without spaces: segmenting some hundred pages by a dictionary takes
 * seconds, and browsers do it differently.
 */
const word = new RegExp(`${character}|(?:(?!${character})[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** The text of a page: the run that begins with each of its words, except for the last ones. */
type Text = { url: string; runs: readonly string[]; runSet: ReadonlySet<string> };

/** The text of a page. Its runs name their language: those of two languages are never the same. */
function textOf({ url, text, textLang, locale }: ParsedPage): Text {
  const words = fold(text).match(word) ?? [];
  const runs = words
    .slice(runSize - 1)
    .map((_word, index) => [textLang ?? locale, ...words.slice(index, index + runSize)].join(' '));
  return { url, runs, runSet: new Set(runs) };
}

/** Number of words of a text that stand in a run of another one. */
function commonWords({ runs }: Text, { runSet }: Text): number {
  let count = 0;
  let end = 0;
  runs.forEach((run, index) => {
    if (!runSet.has(run)) return;
    count += index + runSize - Math.max(index, end);
    end = index + runSize;
  });
  return count;
}

function similarityOf(a: Text, b: Text): number {
  const words = a.runs.length + b.runs.length + 2 * (runSize - 1);
  return (commonWords(a, b) + commonWords(b, a)) / words;
}

/**
 * The pairs of pages of one language whose texts are nearly the same, each once.
 *
 * The similarity is the share of the words of both that stand in a run of five words of the other, characters
 * in Chinese and Japanese: where every twentieth word differs it is about 0.95 in any language, whether those
 * words stand together or not. The order of paragraphs, case and punctuation do not count.
 *
 * @param pages the indexable ones. Texts of fewer than 50 words are left out
 * @returns URL path of the second page, in the order of the pages, and of the first; the similarity, 0.9 to 1
 */
export function nearDuplicates(pages: readonly ParsedPage[]) {
  /** An index of the runs spares comparing every pair. */
  const textsWith = new Map<string, Text[]>();
  const texts = pages.filter(({ wordCount }) => wordCount >= minWords).map(textOf);
  return texts.flatMap((second) => {
    const shared = new Map<Text, number>();
    for (const run of second.runSet) {
      const first = textsWith.get(run) ?? [];
      for (const text of first) shared.set(text, (shared.get(text) ?? 0) + 1);
      textsWith.set(run, [...first, second]);
    }
    return [...shared].flatMap(([first, runs]) => {
      const minRuns = minSharedRuns * Math.min(first.runSet.size, second.runSet.size);
      const similarity = runs < minRuns ? 0 : similarityOf(second, first);
      return similarity < minSimilarity ? [] : [{ url: second.url, other: first.url, similarity }];
    });
  });
}
