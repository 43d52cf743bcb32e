import type { MessageTree } from '@/lib/messages/tree';

function isBranch(tree: MessageTree | undefined): tree is { [key: string]: MessageTree } {
  return typeof tree === 'object' && !Array.isArray(tree);
}

/**
 * Texts of a translation that stand in another order than in English. The order of the messages is that of
 * reading: the first mention of a page on another one becomes the link, the first use of a term is
 * explained.
 * @returns lines `key: problem`, the first one of each group of messages
 */
export function keyOrderProblems(
  english: MessageTree | undefined,
  translation: MessageTree | undefined,
  prefix = '',
): string[] {
  if (!isBranch(english) || !isBranch(translation)) return [];
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
