import { capitalized, type Term } from '@/lib/text/first-uses';
import { straightMarks } from '@/lib/text/straight-marks';
import { hardCodedFigureProblems, syntaxProblems } from './icu';
import { type Leaf, leavesOf, type MessageTree } from './tree';

/** Texts in the head of a page, where no term is explained. */
const inHead = /(?:^|\.)meta\./;

/** The explanations that the page adds; a term that contains its explanation is written with it. */
function automaticExplanations(terms: readonly Term[]): string[] {
  const names = new Set(terms.map(({ term }) => term));
  return [...new Set(terms.map((term) => term.explanation))].filter((text) => !names.has(text));
}

function explanationProblems({ key, text }: Leaf, explanations: readonly string[]): string[] {
  if (inHead.test(key)) return [];
  return explanations
    .filter((each) => text.includes(each) || text.includes(capitalized(each)))
    .map(
      (explanation) =>
        `${key}: “${explanation}” is explained at its first use by content/glossary.json; write the short form`,
    );
}

/**
 * Problems of the English messages: empty or malformed ones, figures that should be facts, straight
 * apostrophes and quotation marks, explanations of terms that the page adds by itself.
 * @param terms those that the pages with these messages explain at their first use
 */
export function checkEnglish(english: MessageTree, terms: readonly Term[] = []): string[] {
  const explanations = automaticExplanations(terms);
  return leavesOf(english).flatMap((leaf) => [
    ...[
      ...syntaxProblems(leaf.text),
      ...hardCodedFigureProblems(leaf.text),
      ...straightMarks(leaf.text).map(({ problem }) => problem),
    ].map((problem) => `${leaf.key}: ${problem}`),
    ...explanationProblems(leaf, explanations),
  ]);
}
