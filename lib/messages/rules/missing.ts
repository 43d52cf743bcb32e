import { messageArguments, syntaxProblems } from '@/lib/messages/icu';
import { byWholeKey, type Leaf, type MessageTree } from '@/lib/messages/tree';

const placeholderPattern = /\[\[([^\]:]*)[^\]]*\]\]/g;

/** What a translation must keep: arguments, tags and placeholders, once or more, in any form (`[[name:dative]]`). */
function variablesOf(text: string): string {
  const placeholders = [...text.matchAll(placeholderPattern)].map(([, name]) => `[[${name}]]`);
  const names = [...messageArguments(text), ...placeholders];
  return [...new Set(names)].sort().join(', ');
}

function variablesOfAll(leaves: readonly Leaf[]): string {
  return leaves
    .map(({ text }) => variablesOf(text))
    .filter((names) => names !== '')
    .sort()
    .join(', ');
}

/**
 * Keys that each language has of its own: forms of durations, patterns of other countries’ money, words for facts that
 * are texts, and comparisons with what its readers know from home.
 */
export const ownKeys =
  /(?:^|\.)(?:values\.(?:durationForms|foreignMoney|texts)|countries\.comparisons)\./;

function problemsOfPair(source: readonly Leaf[], translated: readonly Leaf[]): string[] {
  if (source.length !== translated.length) {
    return [`has ${translated.length} texts, English ${source.length}`];
  }
  const [expected, actual] = [variablesOfAll(source), variablesOfAll(translated)];
  return expected === actual ? [] : [`has the variables (${actual}), English (${expected})`];
}

/**
 * What a translation lacks compared with English, or has in addition: keys, sentences of lists, ICU arguments
 * and tags, fact placeholders; and empty or malformed messages. Plural categories may differ, as languages
 * have different ones. Sentences of a list may change places.
 * @returns lines `key: problem`
 */
export function compareWithEnglish(english: MessageTree, translation: MessageTree): string[] {
  const expected = byWholeKey(english);
  const given = byWholeKey(translation);
  const missing = [...expected.keys()]
    .filter((key) => !given.has(key) && !ownKeys.test(key))
    .map((key) => `${key}: is missing`);
  const others = [...given].flatMap(([key, leaves]) => {
    const syntax = leaves.flatMap((leaf) =>
      syntaxProblems(leaf.text).map((problem) => `${leaf.key}: ${problem}`),
    );
    if (syntax.length > 0) return syntax;
    if (ownKeys.test(key)) return [];
    const source = expected.get(key);
    if (source === undefined) return [`${key}: English has no such message`];
    return problemsOfPair(source, leaves).map((problem) => `${key}: ${problem}`);
  });
  return [...missing, ...others];
}

function isBranch(tree: MessageTree | undefined): tree is { [key: string]: MessageTree } {
  return typeof tree === 'object' && !Array.isArray(tree);
}

/**
 * Texts of a translation that are in another order than in English. The order of the messages is that of
 * reading: the first mention of a page on another one becomes the link, the first use of a term is
 * explained.
 * @returns lines `key: problem`, the first one of each group of messages
 */
export function keyOrderProblems(
  english: MessageTree | undefined,
  translation: MessageTree | undefined,
  prefix = '',
): string[] {
  if (!isBranch(english) || !isBranch(translation) || ownKeys.test(prefix)) return [];
  const expected = Object.keys(english).filter((name) => name in translation);
  const given = Object.keys(translation).filter((name) => name in english);
  const index = expected.findIndex((name, at) => name !== given[at]);
  const order =
    index < 0
      ? []
      : [`${prefix}${expected[index]}: must stand before ${given[index]}, as in English`];
  const below = expected.flatMap((name) => {
    return keyOrderProblems(english[name], translation[name], `${prefix}${name}.`);
  });
  return [...order, ...below];
}
