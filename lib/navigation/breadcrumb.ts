export type Crumb = {
  label: string /** Undefined for the last crumb and for segments without a page. */;
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
 * Crumbs of a path: Home first, friendly labels for known paths and segments, otherwise
 * the segment in title case; the last crumb is not a link.
 * @param path path without locale prefix
 * @param known label and link of known paths, by path: `{ '/insights': { label: 'Insights', path: '/insights' } }`
 * @param current label of the last crumb where the caller knows a better one (a document's title)
 */
export function breadcrumb(
  path: string,
  known: Readonly<Record<string, Crumb>>,
  current?: string,
): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index): Crumb => {
    const own = `/${segments.slice(0, index + 1).join('/')}`;
    const crumb = known[own] ?? { label: titleCase(segment) };
    return index < segments.length - 1 ? crumb : { label: current ?? crumb.label };
  });
  const home = known['/'] ?? { label: 'Home', path: '/' };
  return [crumbs.length === 0 ? { label: home.label } : home, ...crumbs];
}
