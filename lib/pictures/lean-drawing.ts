import { optimize } from 'svgo';

const drawn = new Map<string, string>();

/**
 * The same drawing in fewer bytes, for one that stands in a page itself: each step counts from the last
 * point, neighbours of one colour are one path, and what lies beyond the view box is left out.
 * @param source text of an SVG file
 * @param name what an error calls it
 * @throws Error when the text is no SVG
 */
export function leanDrawing(source: string, name: string): string {
  // The pages of all languages show the same few.
  const known = drawn.get(source);
  if (known !== undefined) return known;
  const { data } = optimize(source, {
    path: name,
    plugins: [
      'removeOffCanvasPaths',
      'mergePaths',
      // Of one kind throughout, they compress better than the shorter of two kinds for each.
      { name: 'convertPathData', params: { utilizeAbsolute: false } },
      'collapseGroups',
      'moveElemsAttrsToGroup',
      'cleanupIds',
    ],
  });
  drawn.set(source, data);
  return data;
}
