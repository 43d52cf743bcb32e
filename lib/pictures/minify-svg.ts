import { optimize } from 'svgo';

const minified = new Map<string, string>();

/**
 * Minifies an SVG that is written into a page: coordinates are relative, adjacent paths of one color are
 * merged, and what lies outside of the view box is left out.
 * @param name what an error calls it
 * @throws Error when the text is no SVG
 */
export function minifySvg(source: string, name: string): string {
  // The pages of all languages show the same few pictures.
  const known = minified.get(source);
  if (known !== undefined) return known;
  const { data } = optimize(source, {
    path: name,
    plugins: [
      'removeOffCanvasPaths',
      'mergePaths',
      // Relative commands throughout compress better than the shorter kind for each.
      { name: 'convertPathData', params: { utilizeAbsolute: false } },
      'collapseGroups',
      'moveElemsAttrsToGroup',
      'cleanupIds',
    ],
  });
  minified.set(source, data);
  return data;
}
