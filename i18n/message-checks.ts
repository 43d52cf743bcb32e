import { blockTopics } from '@/content/countries/countries';
import { errorsOf } from '@/lib/errors/error-text';
import { formatLiteral, syntaxProblems } from '@/lib/messages/icu';
import { ownKeys } from '@/lib/messages/rules/missing';
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
    .filter(([key]) => !ownKeys.test(`${namespace}.${key}`))
    .map(([key]) => `${key}: is missing`);
}

const comparisonParts = ['title', 'text'];

/**
 * Comparisons with what readers know from home that stand below no page with a block, or lack a part. Each language
 * has its own.
 * @returns lines `key: problem`
 */
export function comparisonProblems(tree: MessageTree, namespace: Namespace): string[] {
  if (namespace !== 'countries') return [];
  const found = leavesOf(tree).filter(({ key }) => key.startsWith('comparisons.'));
  const keys = new Set(found.map(({ key }) => key));
  return found.flatMap(({ key, name }) => {
    const [, page = ''] = key.split('.');
    const place = key.slice(0, -name.length);
    if (!Object.hasOwn(blockTopics, page) || !/^\w+\.\w+\.\w+\.(?:title|text)$/.test(key)) {
      return [`${key}: must be comparisons.<page>.<name>.title or .text`];
    }
    const missing = comparisonParts.filter((part) => !keys.has(place + part));
    return missing.map((part) => `${place}${part}: is missing`);
  });
}
