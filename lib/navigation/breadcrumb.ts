export type Crumb = {
  label: string;
  /** Undefined for the last crumb and for segments without a page. */
  path?: string;
};

/** `tax-services` → `Tax Services`. */
function titleCase(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Crumbs of a path: Home first, then for each segment the label of its path where that is known, else
 * the segment in title case. The last crumb is not a link.
 * @param path path without locale prefix
 * @param known label and link of known paths, by path: `{ '/insights': { label: 'Insights', path: '/insights' } }`
 * @param current label of the last crumb where the caller knows a better one (a document's title)
 * @throws Error when the home page is not among the known paths
 */
export function breadcrumb(
  path: string,
  known: Readonly<Record<string, Crumb>>,
  current?: string,
): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index): Crumb => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    const crumb = known[crumbPath] ?? { label: titleCase(segment) };
    return index < segments.length - 1 ? crumb : { label: current ?? crumb.label };
  });
  const home = known['/'];
  if (home === undefined) throw new Error('breadcrumb: the home page has no label');
  return [crumbs.length === 0 ? { label: home.label } : home, ...crumbs];
}
