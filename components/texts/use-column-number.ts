import { useNumber } from './use-number';

/**
 * Writes numbers that stand below one another: each with its separators, also in a language that leaves
 * them out of short numbers in running text (Spanish: 5350).
 */
export function useColumnNumber(): ReturnType<typeof useNumber> {
  const write = useNumber();
  return (value, options) => write(value, { useGrouping: 'always', ...options });
}
