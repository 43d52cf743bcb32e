import { parse } from '@formatjs/icu-messageformat-parser';
import { capitalized, type Term } from '@/lib/text/first-uses';
import { typedAmount, typedDuration, typedPercentage } from '@/lib/text/typed-figures';
import { messageArguments } from './message-arguments';
import { leavesOf, type MessageTree } from './tree';

type Leaf = { key: string; text: string };

const placeholderPattern = /\[\[([^\]:]*)[^\]]*\]\]/g;

/**
 * What a translation must keep: ICU arguments and tags, and fact placeholders, each once or more, in
 * whichever form (`[[name:dative]]`).
 */
function variablesOf(text: string): string {
  const placeholders = [...text.matchAll(placeholderPattern)].map(([, name]) => `[[${name}]]`);
  const names = [...messageArguments(text), ...placeholders];
  return [...new Set(names)].sort().join(', ');
}

function syntaxProblem({ key, text }: Leaf): string[] {
  if (text.trim() === '') return [`${key}: is empty`];
  try {
    parse(text);
    return [];
  } catch (error) {
    return [`${key}: not a valid ICU message: ${error instanceof Error ? error.message : error}`];
  }
}

function typedFigureProblem({ key, text }: Leaf): string[] {
  return [typedPercentage, typedAmount, typedDuration].some((typed) => typed.test(text))
    ? [`${key}: states a figure; refer to a fact of content/facts.ts as [[name]] instead`]
    : [];
}

/** Texts in the head of a page, where no term is explained. */
const inHead = /(?:^|\.)meta\./;

/** The explanations that nobody writes by hand; a name that holds its own is written with it. */
function automaticExplanations(terms: readonly Term[]): string[] {
  const names = new Set(terms.map(({ term }) => term));
  return [...new Set(terms.map(({ first }) => first))].filter((first) => !names.has(first));
}

function explanationProblems({ key, text }: Leaf, explanations: readonly string[]): string[] {
  if (inHead.test(key)) return [];
  return explanations
    .filter((first) => text.includes(first) || text.includes(capitalized(first)))
    .map(
      (explanation) =>
        `${key}: “${explanation}” is explained at its first use by content/glossary.json; write the short form`,
    );
}

/**
 * Problems of the English messages: empty or malformed ones, figures that should be facts, explanations
 * of terms that the page adds by itself.
 * @param terms those that the pages with these messages explain at their first use
 */
export function checkEnglish(english: MessageTree, terms: readonly Term[] = []): string[] {
  const explanations = automaticExplanations(terms);
  return leavesOf(english).flatMap((leaf) => [
    ...syntaxProblem(leaf),
    ...typedFigureProblem(leaf),
    ...explanationProblems(leaf, explanations),
  ]);
}

/** The key of the list that a sentence stands in; of any other text, its own. */
function wholeKey(key: string): string {
  return key.replace(/\.\d+$/, '');
}

/** The texts of a tree by their keys, those of a list together: its sentences may change places. */
function byWholeKey(tree: MessageTree): Map<string, Leaf[]> {
  const groups = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(tree)) {
    const key = wholeKey(leaf.key);
    groups.set(key, [...(groups.get(key) ?? []), leaf]);
  }
  return groups;
}

function variablesOfAll(leaves: readonly Leaf[]): string {
  return leaves
    .map(({ text }) => variablesOf(text))
    .filter((names) => names !== '')
    .sort()
    .join(', ');
}

/** Forms of durations that only some languages have. */
const ownForms = /^values\.durationForms\./;

/**
 * Problems of a translation: keys that English does not have, malformed messages, other variables or
 * lists of another length than in English. Plural categories may differ: languages differ in them.
 * Missing keys are none: English stands in for them, and the language does not count as translated.
 */
export function compareWithEnglish(english: MessageTree, own: MessageTree): string[] {
  const expected = byWholeKey(english);
  return [...byWholeKey(own)].flatMap(([key, leaves]) => {
    const syntax = leaves.flatMap(syntaxProblem);
    if (syntax.length > 0) return syntax;
    const source = expected.get(key);
    if (source === undefined) {
      return ownForms.test(key) ? [] : [`${key}: English has no such message`];
    }
    if (source.length !== leaves.length) {
      return [`${key}: has ${leaves.length} sentences, English ${source.length}`];
    }
    const [want, have] = [variablesOfAll(source), variablesOfAll(leaves)];
    if (want !== have) return [`${key}: has the variables (${have}), English (${want})`];
    return leaves.flatMap(typedFigureProblem);
  });
}
