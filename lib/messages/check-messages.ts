import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { typedAmount, typedPercentage } from '@/lib/text/typed-figures';
import type { MessageTree } from './message-tree';

type Leaf = { key: string; text: string };

/** All strings of a message tree with their keys, e.g. `home.hero.slides.0`. */
function leaves(tree: MessageTree, key = ''): Leaf[] {
  if (typeof tree === 'string') return [{ key, text: tree }];
  return Object.entries(tree).flatMap(([name, value]) =>
    leaves(value, key === '' ? name : `${key}.${name}`),
  );
}

function argumentNames(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element.value, ...argumentNames(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options);
      return [element.value, ...branches.flatMap((branch) => argumentNames(branch.value))];
    }
    return isArgumentElement(element) ? [element.value] : [];
  });
}

const placeholderPattern = /\[\[[^\]]*\]\]/g;

/** What a translation must keep: ICU arguments and tags, and fact placeholders, each once or more. */
function variablesOf(text: string): string {
  const names = [...argumentNames(parse(text)), ...(text.match(placeholderPattern) ?? [])];
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
  return typedPercentage.test(text) || typedAmount.test(text)
    ? [`${key}: states a figure; refer to a fact of content/facts.ts as [[name]] instead`]
    : [];
}

/** Problems of the English messages: empty or malformed ones, figures that should be facts. */
export function checkEnglish(english: MessageTree): string[] {
  return leaves(english).flatMap((leaf) => [...syntaxProblem(leaf), ...typedFigureProblem(leaf)]);
}

/**
 * Problems of a translation: keys that English does not have, missing ones, malformed messages,
 * other variables than in English. Plural categories may differ: languages differ in them.
 * @param partial whether keys may be missing because English stands in for them
 */
export function compareWithEnglish(
  english: MessageTree,
  own: MessageTree,
  partial: boolean,
): string[] {
  const expected = new Map(leaves(english).map((leaf) => [leaf.key, leaf.text]));
  const given = leaves(own);
  const problems = given.flatMap((leaf) => {
    const syntax = syntaxProblem(leaf);
    if (syntax.length > 0) return syntax;
    const source = expected.get(leaf.key);
    if (source === undefined) return [`${leaf.key}: English has no such message`];
    const [want, have] = [variablesOf(source), variablesOf(leaf.text)];
    if (want !== have) return [`${leaf.key}: has the variables (${have}), English (${want})`];
    return typedFigureProblem(leaf);
  });
  if (partial) return problems;
  const keys = new Set(given.map((leaf) => leaf.key));
  const missing = [...expected.keys()].filter((key) => !keys.has(key));
  return [...problems, ...missing.map((key) => `${key}: is missing`)];
}
