import { errorsOf } from '@/lib/errors/error-text';
import { formatLiteral, syntaxProblems } from '@/lib/messages/icu';
import { byWholeKey, leavesOf, type MessageTree } from '@/lib/messages/tree';
import { defaultLocale } from './locales';
import { linkedByPages, type Namespace, readMessageFile } from './message-files';

/**
 * Texts that are not valid ICU, or, in texts of pages, take arguments.
 * @returns lines `key: problem`
 */
export function formatProblems(tree: MessageTree, namespace: Namespace): string[] {
  return leavesOf(tree).flatMap(({ key, text }) => {
    const problems = linkedByPages.has(namespace)
      ? errorsOf(() => formatLiteral(text))
      : syntaxProblems(text);
    return problems.map((problem) => `${key}: ${problem}`);
  });
}

/**
 * Texts that English has and a translation has not: no language stands in for another. A list counts as a whole:
 * with another number of sentences all of it is missing.
 * @returns lines `key: problem`
 */
export function missingTexts(tree: MessageTree, namespace: Namespace): string[] {
  const own = byWholeKey(tree);
  return [...byWholeKey(readMessageFile(defaultLocale, namespace))]
    .filter(([key, { length }]) => own.get(key)?.length !== length)
    .map(([key]) => `${key}: is missing`);
}
