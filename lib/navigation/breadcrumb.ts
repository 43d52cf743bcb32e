export type Crumb = {
  label: string;
  /** Undefined for the last crumb. */
  path?: string;
};

/**
 * Crumbs of a path: Home first, then one for each segment. The last crumb is not a link.
 * @param path path without locale prefix
 * @param known label and link of known paths, by path: `{ '/insights': { label: 'Insights', path: '/insights' } }`
 * @param current label of the last crumb where the caller knows a better one (a document's title)
 * @throws Error naming a path on the way that has no label
 */
export function breadcrumb(
  path: string,
  known: Readonly<Record<string, Crumb>>,
  current?: string,
): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths].map((each): Crumb => {
    const isLast = each === path;
    if (isLast && current !== undefined) return { label: current };
    const crumb = known[each];
    if (crumb === undefined) throw new Error(`breadcrumb: ${each} has no label`);
    return isLast ? { label: crumb.label } : crumb;
  });
}
