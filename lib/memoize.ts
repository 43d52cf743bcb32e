/**
 * Remembers what a pure function of strings returned: a build asks the same for hundreds of pages.
 * Results are shared, so nobody may change them; what throws is not remembered.
 */
export function memoize<Arguments extends string[], Result>(
  compute: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...values) => {
    const key = values.join('\0');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(...values);
    results.set(key, result);
    return result;
  };
}
